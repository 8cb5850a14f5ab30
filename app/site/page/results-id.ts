/** The id of the heading above the parkings of an airport, for links and forms that lead there. */
export const resultsId = 'resultaten'
