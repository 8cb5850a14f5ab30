/** The typed keys of an object literal, which has no other keys than its type says. */
export function keysOf<Name extends string>(table: Partial<Record<Name, unknown>>): Name[] {
  return Object.keys(table) as Name[]
}
