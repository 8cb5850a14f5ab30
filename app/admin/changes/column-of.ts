/** `pricePerDay` as the database calls it. */
export function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
}
