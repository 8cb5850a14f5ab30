/** The names of a table that is written down whole: it has those that its type says, and no others. */
export function keysOf<Name extends string>(table: Record<Name, unknown>): Name[] {
  return Object.keys(table) as Name[]
}
