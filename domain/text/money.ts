/** Formats a price: `€5,25`, with a comma, two decimals and no space. */
export function formatEuro(euros: number): string {
  const [whole = '0', cents = '00'] = euros.toFixed(2).split('.')
  return `€${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${cents}`
}
