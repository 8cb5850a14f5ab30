import { parse } from '#domain/form/form.ts'
import { readDay } from '#domain/import/import-value.ts'
import { monthName } from '#domain/text/month.ts'
import { type ClosedPart, type Closure, type ClosureReason, isSameClosure } from './closure.ts'
import { closureSchema } from './closure-schema.ts'

/** A line of a pasted list: a period, or why it is none. */
export type ReadClosure = {
  /** The first is 1; empty lines count. */
  row: number
  written: string
} & ({ closure: Closure } | { problem: string })

export const noPeriod = 'Schrijf een periode als 24 december t/m 3 januari, of 24-12-2026;3-1-2027'

/** Of a line with days and a word that is no reason. */
const unknownWord = (word: string) =>
  `‘${word}’ begrijpen we niet. Laat alleen de dagen en de reden staan: vol, gesloten of anders`

const longestLine = 300

/**
 * Reads periods as people write and paste them: '24 december t/m 3 januari', 'dicht op 5 mei',
 * '24-12-2026;3-1-2027;Vol'. Days without a year are the first that are not over. Without a reason, it is full.
 */
export function readClosures(text: string, today: string): ReadClosure[] {
  const read: ReadClosure[] = []
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const written = line.trim()
    if (written === '' || isHeader(written)) continue
    const row = at + 1
    const closure = written.length > longestLine ? noPeriod : readClosure(written, today)
    const same = read.find(
      (other) =>
        'closure' in other && typeof closure !== 'string' && isSameClosure(other.closure, closure),
    )
    if (typeof closure === 'string') read.push({ row, written, problem: closure })
    else if (same)
      read.push({ row, written, problem: `Deze periode staat ook al op regel ${same.row}` })
    else read.push({ row, written, closure })
  }
  return read
}

/** The names of columns, above what is copied from a spreadsheet. */
const isHeader = (line: string) => !/\d/.test(line) && /[;\t]/.test(line)

function readClosure(line: string, today: string): Closure | string {
  const days = daysIn(line)
  const [first, last = first, ...more] = days
  if (!first || !last || more.length > 0) return noPeriod
  const words = wordsBetween(line, days)
  if (typeof words === 'string') return words
  const read = parse(closureSchema, { ...periodOf(first, last, today), ...words })
  return read.ok ? read.value : (Object.values(read.why).flat()[0] ?? noPeriod)
}

type WrittenDay = { text: string; date: number; month: number; year: number | undefined }

const months = Array.from({ length: 12 }, (_, at) => monthName(`2026-${pad(at + 1)}`))
const digits = /\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}(?:[-/.](?:\d{4}|\d\d))?/
const named = /\d{1,2}(?:e)? (?:[a-z]{3,9})\.?(?: (?:\d{4}|'\d\d))?/
const anyDay = new RegExp(`(?<!\\d)(?:${digits.source}|${named.source})(?!\\d)`, 'gi')
const dayOnly = /(?<![\d./-])(\d{1,2})(?![\d./-])/g

/** The days in a line, from left to right. Of '24 t/m 31 december' the first has the month of the last. */
function daysIn(line: string): WrittenDay[] {
  const found = [...plain(line).matchAll(anyDay)].flatMap(([text]) => dayIn(text) ?? [])
  const [only, ...others] = found
  if (!only || others.length > 0) return found
  const [before = ''] = plain(line).split(only.text)
  const [alone, ...more] = [...before.matchAll(dayOnly)]
  return alone && more.length === 0
    ? [{ ...only, text: alone[0], date: Number(alone[1]) }, only]
    : found
}

function dayIn(text: string): WrittenDay | undefined {
  const written = text.trim()
  const [date = '', name = '', year] = written.replaceAll(/[.']/g, ' ').trim().split(/\s+/)
  const month = monthCalled(name)
  if (month > 0)
    return { text: written, date: Number.parseInt(date, 10), month, year: yearOf(year) }
  const whole = readDay(written)
  if (whole) {
    const [year = 0, month = 0, date = 0] = whole.split('-').map(Number)
    return { text: written, date, month, year }
  }
  const [, first, second] = /^(\d{1,2})[-/.](\d{1,2})$/.exec(written) ?? []
  return first && second
    ? { text: written, date: Number(first), month: Number(second), year: undefined }
    : undefined
}

const yearOf = (written: string | undefined) =>
  written ? Number(written.padStart(4, '20')) : undefined

/** From 1; 0 if it is no month. */
function monthCalled(word: string): number {
  const start = word.toLowerCase().replace('mrt', 'maa')
  return start.length < 3 ? 0 : months.findIndex((name) => name.startsWith(start)) + 1
}

const fullWords = /^(vol|volgeboekt|bezet)$/
const closedWords = /^(dicht|gesloten)$/
const otherWords = /^(anders)$/
const fillers =
  /^(van|vanaf|op|is|t\/?m|tot|en|met|tem|alleen|niet|kan|te|boeken|ma|di|wo|do|vr|za|zo|(maan|dins|woens|donder|vrij|zater|zon)dag)$/

/** Why, and what can't be done; or what is wrong, if the line says something else too. */
function wordsBetween(
  line: string,
  days: WrittenDay[],
): { reason: ClosureReason; only: ClosedPart | null } | string {
  let rest = plain(line)
  for (const { text } of days) rest = rest.replace(text, ' ')
  const words = rest
    .toLowerCase()
    .split(/[\s;:,"()–—-]+/)
    .filter((word) => /[a-z\d]/.test(word))
  const said = { reason: new Set<ClosureReason>(), only: new Set<ClosedPart>() }
  for (const word of words) {
    if (fullWords.test(word)) said.reason.add('full')
    else if (closedWords.test(word)) said.reason.add('closed')
    else if (otherWords.test(word)) said.reason.add('other')
    else if (word === 'brengen') said.only.add('dropOff')
    else if (word === 'ophalen') said.only.add('pickUp')
    else if (!fillers.test(word)) return unknownWord(word)
  }
  const [reason = 'full', ...more] = said.reason
  if (more.length > 0) return noPeriod
  const [only = null, ...both] = said.only
  return { reason, only: both.length > 0 ? null : only }
}

/** Years that are not written: those of the other day, or the first in which it is not over. */
function periodOf(first: WrittenDay, last: WrittenDay, today: string) {
  const [monthsOn, daysOn] = [last.month - first.month, last.date - first.date]
  const turns = monthsOn < 0 || (monthsOn === 0 && daysOn < 0) ? 1 : 0
  const thisYear = Number(today.slice(0, 4))
  const coming = [thisYear - 1, thisYear].find((year) => dayOf(last, year + turns) >= today)
  const start =
    first.year ?? (last.year === undefined ? (coming ?? thisYear + 1) : last.year - turns)
  return { firstDay: dayOf(first, start), lastDay: dayOf(last, last.year ?? start + turns) }
}

const dayOf = ({ date, month }: WrittenDay, year: number) => `${year}-${pad(month)}-${pad(date)}`

function pad(part: number): string {
  return `${part}`.padStart(2, '0')
}

/** With single blanks, without the time that a spreadsheet adds to a day, and '24-31 december' as two days. */
const plain = (line: string) =>
  line
    .replace(/\s+/g, ' ')
    .replace(/ 0?0:00(:00)?(?!\d)/g, '')
    .replace(
      /(?<![\d/.-])(\d{1,2}) ?[-–] ?(\d{1,2} (?:jan|feb|maa|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec))/gi,
      '$1 t/m $2',
    )
