/** 'a, b en c'. Without Intl: see local-time.ts. */
export function listed(names: string[], last: 'en' | 'of' = 'en'): string {
  if (names.length < 2) return names.join()
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`
}
