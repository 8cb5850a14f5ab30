import { keysOf } from '#domain/text/keys.ts'

/** What statistics can be narrowed to, with its name in the address of the screen. */
export const narrowings = {
  airport: 'luchthaven',
  parking: 'parking',
  source: 'herkomst',
  page: 'pagina',
} as const

export type NarrowingName = keyof typeof narrowings

/** An airport's code, a parking's id, a source, a path. */
export type Narrowing = { [Name in NarrowingName]?: string }

/** Reads the narrowing of an address: `?luchthaven=AMS`. */
export function narrowingOf(search: URLSearchParams): Narrowing {
  const named = keysOf(narrowings).map((name) => [name, search.get(narrowings[name]) || undefined])
  return Object.fromEntries(named.filter(([, value]) => value !== undefined))
}

/** The query with this narrowing, or without it if it is there already. */
export function toggled(search: URLSearchParams, name: NarrowingName, value: string): string {
  const changed = new URLSearchParams(search)
  if (search.get(narrowings[name]) === value) changed.delete(narrowings[name])
  else changed.set(narrowings[name], value)
  return `?${changed}`
}

/** What was chosen, in a fixed order. */
export const choicesOf = (narrowing: Narrowing) =>
  keysOf(narrowings).flatMap((name) => {
    const value = narrowing[name]
    return value === undefined ? [] : [{ name, value }]
  })

export const isNarrowed = (narrowing: Narrowing) => choicesOf(narrowing).length > 0
