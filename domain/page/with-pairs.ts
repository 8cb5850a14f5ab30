/** The address with these pairs in its query, before the place within the page. */
export function withPairs(address: string, pairs: [name: string, value: string][]): string {
  if (pairs.length === 0) return address
  const [rest = '', place] = address.split('#', 2)
  const added = new URLSearchParams(pairs).toString().replaceAll('%3A', ':')
  return `${rest}${rest.includes('?') ? '&' : '?'}${added}${place === undefined ? '' : `#${place}`}`
}
