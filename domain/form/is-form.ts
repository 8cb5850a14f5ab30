/** The `when` of a rule about a whole form: it is checked beside fields that are wrong, if there is a form at all. */
export const isForm = ({ value }: { value: unknown }): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
