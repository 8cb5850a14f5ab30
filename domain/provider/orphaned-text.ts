import { listed } from '#domain/text/listed.ts'
import type { AdminProvider } from './provider.ts'

/** More names than this are a number. */
const maxNamed = 8

/** Which parkings lose their provider when these are deleted; empty if none does. */
export function orphanedText(providers: Pick<AdminProvider, 'parkings'>[]): string {
  const names = providers.flatMap(({ parkings }) => parkings).map(({ name }) => name)
  if (names.length === 0) return ''
  if (names.length === 1) return `De parking ${names[0]} blijft, zonder aanbieder.`
  const more = names.length - maxNamed
  const named = more > 1 ? [...names.slice(0, maxNamed), `nog ${more}`] : names
  return `De parkings blijven, zonder aanbieder: ${listed(named)}.`
}
