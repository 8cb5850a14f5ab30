/** Set in the local storage of a browser with a logged-in admin, whose visits are not counted. */
export const ownVisitKey = 'parkeerpiloot.eigenBezoek'
