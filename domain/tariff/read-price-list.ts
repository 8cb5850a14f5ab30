import { formatNumber } from '#domain/text/number.ts'
import type { Step } from './tariff.ts'
import { longestStay, maxSteps } from './tariff-limits.ts'

/** What one line of a price list says, or why it is skipped. */
export type PriceLine =
  | { kind: 'step'; days: number; total: number }
  | { kind: 'extraDay'; amount: number }
  | { kind: 'skipped'; why: string }

export type PriceList = {
  /** Ascending. */
  steps: Step[]
  extraDay: number | null
  /** In the order of the text, with the number of the line. */
  skipped: { line: number; why: string }[]
}

/** A provider lists tens of prices; a whole file on the clipboard is a mistake. */
const maxPriceLines = 400

/** Reads a price list as text: pasted from a spreadsheet, a website or a mail. */
export function readPriceList(text: string): PriceList {
  const list: PriceList = { steps: [], extraDay: null, skipped: [] }
  const lines = text.split(/\r\n|\r|\n/)

  for (const [at, line] of lines.slice(0, maxPriceLines).entries()) {
    if (line.trim() === '') continue
    const read = placed(readPriceLine(line), list)
    if (read.kind === 'step') list.steps.push({ days: read.days, total: read.total })
    if (read.kind === 'extraDay') list.extraDay = read.amount
    if (read.kind === 'skipped') list.skipped.push({ line: at + 1, why: read.why })
  }
  if (lines.length > maxPriceLines) {
    const why = `we lezen de eerste ${maxPriceLines} regels.`
    list.skipped.push({ line: maxPriceLines + 1, why })
  }
  list.steps.sort((a, b) => a.days - b.days)
  return list
}

/** A line that says the same days as one before it is skipped. */
function placed(read: PriceLine, { steps, extraDay }: PriceList): PriceLine {
  if (read.kind === 'step') {
    if (steps.some(({ days }) => days === read.days))
      return skipped(`een prijs voor ${dayWords(read.days)} staat er al.`)
    if (steps.length === maxSteps) return skipped(`een tarief heeft hoogstens ${maxSteps} stappen.`)
  }
  if (read.kind === 'extraDay' && extraDay !== null)
    return skipped('een prijs voor elke dag erna staat er al.')
  return read
}

export function readPriceLine(line: string): PriceLine {
  const text = plain(line)
  if (/\bdaarna\b|\berna\b|\b(extra|volgende|vervolg) ?dag|\bdag extra\b/.test(text))
    return extraDayOf(line, text)

  let refusal: PriceLine | undefined
  for (const { days, rest } of dayReadings(text)) {
    const read = stepOf(line, days, rest)
    if (read.kind === 'step') return read
    refusal ??= read
  }
  if (refusal) return refusal
  if (amountsIn(text).amounts.length === 0) return skipped(`${quoted(line)} heeft geen bedrag.`)
  return skipped(`${quoted(line)} begint niet met een aantal dagen.`)
}

function extraDayOf(line: string, text: string): PriceLine {
  const amount = amountsIn(text).amounts.at(-1)
  if (amount === undefined) return skipped(`${quoted(line)} heeft geen bedrag.`)
  return amount > highest ? skipped(tooHigh) : { kind: 'extraDay', amount }
}

function stepOf(line: string, days: number, rest: string): PriceLine {
  const { amounts, left } = amountsIn(rest)
  const [total, perDay, ...more] = amounts
  if (total === undefined) return skipped(`${quoted(line)} heeft geen bedrag.`)
  if (left !== '') return skipped(`we begrijpen ‘${shortened(left)}’ niet.`)
  if (days > 1 && /\bper dag\b/.test(rest) && perDay === undefined)
    return skipped(`${quoted(line)} is een prijs per dag. Vul in wat de dagen samen kosten.`)
  // A column of a spreadsheet with the price per day is no second price.
  if (more.length > 0 || (perDay !== undefined && !isPerDay(total, days, perDay)))
    return skipped(`${quoted(line)} heeft meer dan één bedrag.`)
  if (days < 1 || days > longestStay)
    return skipped(`een stap is 1 tot ${longestStay} dagen, niet ${formatNumber(days)}.`)
  if (total > highest) return skipped(tooHigh)
  return total < 0.01 ? skipped('een prijs is meer dan €0,00.') : { kind: 'step', days, total }
}

const isPerDay = (total: number, days: number, perDay: number) =>
  Math.abs(total / days - perDay) < 0.011

const highest = 99_999
const tooHigh = 'een prijs is hoogstens €99.999,00.'

const number = '(?:\\d+|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien)'
const unit = '(?:kalenderdag(?:en)?|dag(?:en)?|dgn|days?|d|weken|week|wk)'
const upTo = '(?:t/m|tm|tot en met|tot|[-–—])'
const separators = /^[\s:;|=.–—-]+/

const alone = new RegExp(
  `^(?:(?:t/m|tot en met|tot|max\\.?|maximaal) )?(${number})?(?: ?(${unit}))?(?=[\\s:;|=.€–—-]|$)`,
)
const range = new RegExp(`^${number} ?${upTo} ?(${number})(?: ?(${unit}))?(?=[\\s:;|=.€–—-]|$)`)

/** The ways to read the days at the begin of a line. '8 - 62' may be a range, or a price. */
function* dayReadings(text: string): Generator<{ days: number; rest: string }> {
  for (const pattern of [range, alone]) {
    const found = pattern.exec(text)
    const [all = '', count, unitOf] = found ?? []
    if (count === undefined && unitOf === undefined) continue
    const days = numberOf(count ?? 'een') * (/^w/.test(unitOf ?? '') ? 7 : 1)
    yield { days, rest: text.slice(all.length).replace(separators, '') }
  }
}

const numberWords = 'een twee drie vier vijf zes zeven acht negen tien'.split(' ')

const numberOf = (written: string) =>
  /^\d/.test(written) ? Number(written) : numberWords.indexOf(written) + 1

const amount = /(?:€|\beuro?\b)? ?(\d[\d.,]*\d|\d)(?:,-+|,=|\.-)? ?(?:€|\beuro?\b)?/g
const fillers =
  /\b(?:per dag|totaal|samen|vanaf|voor|kosten?|prijs|incl(?:usief)?\.?|btw|v\.?a\.?)|[:;|=.,€–—-]/g

/** The amounts in a text, and the words that are left and mean nothing here. */
function amountsIn(text: string): { amounts: number[]; left: string } {
  const amounts: number[] = []
  const left = text.replace(amount, (all, written: string) => {
    const value = amountOf(written)
    if (Number.isNaN(value)) return all
    amounts.push(value)
    return ' '
  })
  return { amounts, left: left.replace(fillers, ' ').replace(/\s+/g, ' ').trim() }
}

/** '1.024,50', '1,024.50', '62,5' or '45': the last sign before one or two digits is the comma. */
function amountOf(written: string): number {
  const found = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(written)
  if (!found) return Number.NaN
  const [, whole = '', cents = ''] = found
  return Number(`${whole.replace(/[.,]/g, '')}.${cents || '0'}`)
}

/** Without columns, accents, capitals and remarks in brackets. */
function plain(line: string): string {
  return line
    .toLowerCase()
    .replaceAll('é', 'e')
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\bp(?:\.|\/|er )\s?d(?:ag)?\b\.?/g, 'per dag')
    .replace(/\s+/g, ' ')
    .trim()
}

const skipped = (why: string): PriceLine => ({ kind: 'skipped', why })

/** The first column of the line. */
const quoted = (line: string) => `‘${shortened(line.trim().split(/\t|\s{2,}/)[0] ?? '')}’`

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40).trim()}…` : text)

const dayWords = (days: number) => (days === 1 ? '1 dag' : `${formatNumber(days)} dagen`)

/** 'Regel 9 slaan we over: ‘maand’ heeft geen bedrag.' */
export const skippedText = ({ line, why }: PriceList['skipped'][number]) =>
  `Regel ${formatNumber(line)} slaan we over: ${why}`
