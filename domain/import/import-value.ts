import { type CheckSource, checkSources } from '#domain/tariff/tariff-check.ts'
import { keysOf } from '#domain/text/keys.ts'

const yes = new Set(['ja', 'j', 'yes', 'y', 'true', 'waar', '1', 'x'])
const no = new Set(['nee', 'n', 'no', 'false', 'onwaar', '0', ''])

/** Reads a yes or no as people write it in a spreadsheet; undefined if it is neither. */
export function readTick(written: string): boolean | undefined {
  const word = written.trim().toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : undefined
}

/**
 * Reads a number as Dutch spreadsheets and price lists write it: '€ 1.234,50', '6,95', '6.95', '9,-'.
 * The last comma or dot is the decimal separator. NaN if it is not a number.
 */
export function readAmount(written: string): number {
  const bare = written.replace(/[€\s\u00a0']/g, '').replace(/(?<=\d)[.,][-–—]{1,2}$/, '')
  if (!/^-?[\d.,]+$/.test(bare)) return Number.NaN
  // '1.234' is a thousand: Dutch cents have a comma and two digits.
  if (/^-?\d{1,3}(\.\d{3})+$/.test(bare)) return Number(bare.replaceAll('.', ''))
  const decimal = bare.lastIndexOf(',') > bare.lastIndexOf('.') ? ',' : '.'
  const [whole = '', cents, ...more] = bare.split(decimal)
  if (more.length > 0) return readCount(written)
  return Number(`${whole.replace(/[.,]/g, '')}${cents === undefined ? '' : `.${cents}`}`)
}

/** Reads a whole number, also with thousands separators: '1.284'. */
export function readCount(written: string): number {
  const bare = written.replace(/[\s\u00a0']/g, '')
  if (/^\d{1,3}([.,]\d{3})+$/.test(bare)) return Number(bare.replace(/[.,]/g, ''))
  return bare === '' ? Number.NaN : Number(bare.replace(',', '.'))
}

/** A day as spreadsheets write it: '1-12-2026', '01/12/26', '2026-12-01 00:00:00'. It may not exist. */
export function readDay(written: string): string | undefined {
  const [day = ''] = written.trim().split(/[ T]\d{1,2}:/)
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(day)
  const dutch = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d\d)$/.exec(day)
  const [year, month, date] = iso?.slice(1) ?? dutch?.slice(1).toReversed() ?? []
  if (!year || !month || !date) return undefined
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}

export const noDay = 'Schrijf een datum als 31-12-2026'

/** '31-12-2026'. */
export function writeDay(day: string | null): string {
  return day?.split('-').toReversed().join('-') ?? ''
}

/** Always with cents, so that a column of amounts looks like one. */
export const writeAmount = (amount: number) => amount.toFixed(2).replace('.', ',')

/** Reads the key of a choice, by its key or its label. */
export const readChoice =
  <Key extends string>(labels: Record<Key, string>) =>
  (written: string): Key | undefined =>
    keysOf(labels).find((key) => same(key, written) || same(labels[key], written))

export const noSource = 'Schrijf website, e-mail, telefoon, feed, aanbieder of reiziger'

/** Where somebody looked, by its label or its key. */
export const readSource = (written: string): CheckSource | undefined =>
  readChoice(checkSources)(written.trim().replace(/^mail$/i, 'e-mail'))

export const sourceText = (source: CheckSource | null) => (source ? checkSources[source] : '')

const same = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase()
