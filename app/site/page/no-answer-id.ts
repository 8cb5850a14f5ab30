/** Where a page tells that the prices of a stay got no answer. */
export const noAnswerId = 'geen-antwoord'
