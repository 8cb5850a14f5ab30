import type { Noun } from '#domain/admin/noun.ts'
import { kinds } from '#domain/kinds.ts'
import { keysOf } from '#domain/text/keys.ts'
import { capitalized } from '#domain/text/text.ts'

// Apart from import-kinds.ts, which brings all columns: the palette needs only the names.

/** What a file can hold, by the path of its call: `/api/admin/tariffs/import`. */
export const importNouns = {
  parkings: kinds.parking.noun,
  tariffs: kinds.tariff.noun,
  surcharges: kinds.surcharge.noun,
  closures: { one: 'periode', many: 'periodes', article: 'de' },
  facts: { one: 'feit', many: 'feiten', article: 'het' },
  providers: kinds.provider.noun,
} as const satisfies Record<string, Noun>

export type ImportName = keyof typeof importNouns

export const importNames = keysOf(importNouns)

/** What a file of this kind is called: 'Tarieven'. */
export const importLabel = (name: ImportName) => capitalized(importNouns[name].many)

/** 'Tarieven importeren' */
export const importTitle = (name: ImportName) => `${importLabel(name)} importeren`

const parameter = 'soort'

/** The page that expects a file of this kind; it takes the others too. */
export const importAddress = (name: ImportName) => `/admin/parkings/import${importSearch(name)}`

export const importSearch = (name: ImportName) =>
  name === 'parkings' ? '' : `?${parameter}=${name}`

/** Of which kind a file is expected. */
export function expectedImport(search: string): ImportName {
  const asked = new URLSearchParams(search).get(parameter)
  return importNames.find((name) => name === asked) ?? 'parkings'
}
