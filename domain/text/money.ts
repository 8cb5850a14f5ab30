/** What is added or multiplied is in whole cents. */
export const inCents = (euros: number): number => Math.round(euros * 100)

/** Formats a price: `€5,25`, with a comma, two decimals and no space; below zero `-€5,25`. */
export function formatEuro(euros: number): string {
  const [whole = '0', cents = '00'] = Math.abs(euros).toFixed(2).split('.')
  const sign = euros < 0 ? '-' : ''
  return `${sign}€${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${cents}`
}

export const formatCents = (cents: number): string => formatEuro(cents / 100)
