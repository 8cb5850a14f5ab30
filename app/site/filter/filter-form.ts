/** The id of the form that filters without JavaScript; the order stands outside it. */
export const filterForm = 'filters'
