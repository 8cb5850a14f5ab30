/** The id of the form that filters without JavaScript; the sort order is outside the form. */
export const filterForm = 'filters'
