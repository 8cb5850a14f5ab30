/** Stands in the storage of a browser in which an administrator is logged in: it is no visitor's. */
export const ownVisitKey = 'parkeerpiloot.eigenBezoek'
