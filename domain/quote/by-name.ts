/** By code, so that the order is the same everywhere. */
export function byName(a: { name: string }, b: { name: string }): number {
  return Number(a.name > b.name) - Number(a.name < b.name)
}
