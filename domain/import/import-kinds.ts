import type { Noun } from '#domain/admin/noun.ts'
import { columnFields } from '#domain/parking/fields.ts'
import { keysOf } from '#domain/text/keys.ts'
import { closureColumns } from './closure-import.ts'
import { factColumns } from './fact-import.ts'
import type { ImportColumn } from './import-column.ts'
import { type ImportName, importNouns } from './import-names.ts'
import { importColumns, newParking } from './parking-import.ts'
import { providerColumns } from './provider-import.ts'
import { surchargeColumns } from './surcharge-import.ts'
import { tariffColumns } from './tariff-import.ts'

/** What a file can hold. */
export type ImportKind = {
  noun: Noun
  columns: Record<string, ImportColumn>
  /** The sets of columns of which one says which record a line is about. */
  keys: readonly (readonly string[])[]
  /** What a new record can't do without. */
  needed: readonly string[]
  /** How many lines the server takes at once. */
  maxLines: number
  /** The bytes of a long line as JSON, which fits as often as there may be lines. */
  longestLine: number
}

const usualLines = 5_000

/** A line names its parking, and something of it. */
const ofParking = (column: string) => [
  ['id', column],
  ['airportCode', 'parking', column],
]

/** By their path: `/api/admin/tariffs/import`. Of kinds that fit a header alike, the first is it. */
const importKinds = {
  parkings: {
    noun: importNouns.parkings,
    columns: importColumns,
    keys: [['id'], ['airportCode', 'name']],
    needed: keysOf(columnFields).filter((field) => !(field in newParking())),
    maxLines: usualLines,
    longestLine: 1_500,
  },
  tariffs: {
    noun: importNouns.tariffs,
    columns: tariffColumns,
    keys: [['id'], ['airportCode', 'parking']],
    needed: ['name', 'billing', 'steps', 'extraDay'],
    maxLines: usualLines,
    longestLine: 1_200,
  },
  surcharges: {
    noun: importNouns.surcharges,
    columns: surchargeColumns,
    keys: ofParking('label'),
    needed: ['amount', 'per', 'isCompulsory'],
    maxLines: usualLines,
    longestLine: 600,
  },
  closures: {
    noun: importNouns.closures,
    columns: closureColumns,
    keys: ofParking('firstDay'),
    needed: ['lastDay'],
    maxLines: usualLines,
    longestLine: 600,
  },
  facts: {
    noun: importNouns.facts,
    columns: factColumns,
    keys: ofParking('fact'),
    needed: ['value', 'source'],
    // About 25 of each parking.
    maxLines: 40_000,
    longestLine: 300,
  },
  providers: {
    noun: importNouns.providers,
    columns: providerColumns,
    keys: [['tradeName'], ['registryNumber']],
    needed: ['tradeName'],
    maxLines: usualLines,
    longestLine: 1_500,
  },
} as const satisfies Record<ImportName, ImportKind>

/** The same with the columns of no kind in particular. */
export const importKind = (name: ImportName): ImportKind => importKinds[name]
