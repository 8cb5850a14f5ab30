/** A number with its thousands grouped: 18.642. Without Intl, of which the first use takes 20 ms. */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(value).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')
  return decimals === undefined ? grouped : `${grouped},${decimals}`
}

/** '1 dag', '1.485 dagen'. */
export function counted(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

/** '+1.160', '−45', '0', with a real minus sign. */
export function signed(value: number): string {
  if (value === 0) return '0'
  return `${value < 0 ? '−' : '+'}${formatNumber(Math.abs(value))}`
}
