import { readAmount, readCount, readDay, readTick } from '#domain/import/import-value.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { hoursAhead } from '#domain/text/local-time.ts'
import { type FileField, fieldNames, fileFields } from './file-columns.ts'
import type { ToldConversion } from './told-conversion.ts'

export type FileLine = { row: number; values: Partial<Record<FileField, string>> }

export type FileProblem = { field: FileField; value: string; reason: string }

export type ReadLine = { row: number } & ({ told: ToldConversion } | { problems: FileProblem[] })

type Options = {
  now: Date
  /** Whether a dot is always a decimal one, as Awin writes it: a Dutch '1.234' is a thousand. */
  isDotDecimal: boolean
}

/** Reads the lines of a file, one by one. A number that comes twice must say the same both times. */
export function readLines(options: Options): (line: FileLine) => ReadLine {
  const first = new Map<string, { row: number; text: string }>()
  return (line) => {
    const read = readLine(line, options)
    if (!('told' in read)) return read
    const { number } = read.told
    const text = JSON.stringify(read.told)
    const before = first.get(number)
    if (!before) first.set(number, { row: line.row, text })
    if (!before || before.text === text) return read
    const reason = `Dit nummer staat ook op regel ${before.row}, en daar staat iets anders.`
    return { row: line.row, problems: [{ field: 'number', value: number, reason }] }
  }
}

export function readLine({ row, values }: FileLine, options: Options): ReadLine {
  const problems: FileProblem[] = []
  const written = (field: FileField) => (values[field] ?? '').trim()

  /** What is not written is null, unless it is needed. */
  function take<Value>(
    field: FileField,
    read: (text: string) => Value | { reason: string },
    ifEmpty?: string,
  ): Value | null {
    const text = written(field)
    if (text === '' && ifEmpty === undefined) return null
    const value = text === '' ? { reason: ifEmpty ?? '' } : read(text)
    if (!isReason(value)) return value
    problems.push({ field, value: text.slice(0, 200), reason: value.reason })
    return null
  }

  const amount = (text: string) => readCents(text, options)
  take('currency', readCurrency)
  const number = take('number', readNumber, noNumber)
  const bookedAt = take('bookedAt', past(options.now), noDate)
  const commission = take('commission', amount, noAmount)
  const state = take('state', readState, noState)
  const told = {
    reference: take('reference', short(200)),
    clickAt: take('clickAt', past(options.now)),
    changedAt: take('changedAt', readMoment),
    arrival: take('arrival', readArrival),
    days: take('days', readDays),
    itemName: take('itemName', short(300)),
    value: take('value', amount),
    reason: take('reason', short(500)),
  }
  const isPaid = readTick(written('paid')) === true
  const part = written('part')
  if (
    problems.length > 0 ||
    number === null ||
    bookedAt === null ||
    commission === null ||
    !state
  ) {
    const order = ({ field }: FileProblem) => fieldNames.indexOf(field)
    return { row, problems: problems.toSorted((one, other) => order(one) - order(other)) }
  }
  const full = part === '' ? number : `${number}/${part}`.slice(0, 200)
  return {
    row,
    told: {
      ...told,
      ...{ number: full, bookedAt, commission, state: state.state },
      isSaidPaid: isPaid || state.isSaidPaid,
      reason: state.state === 'declined' ? told.reason : null,
    },
  }
}

const isReason = (value: unknown): value is { reason: string } =>
  typeof value === 'object' && value !== null && 'reason' in value

const noNumber = 'Zonder nummer herkennen we de transactie later niet.'
const noDate = 'Zonder datum weten we niet wanneer er is geboekt.'
const noAmount = 'Geen bedrag.'
const noState = 'Zonder toestand weten we niet of dit al zeker is.'
const noSuchDay = 'Deze dag bestaat niet.'
const otherCurrency = 'We tellen alleen euro’s. Een andere munt nemen we niet over.'

const readNumber = (text: string) =>
  text.length > 200 ? { reason: 'Een nummer heeft hoogstens 200 tekens.' } : text

const readCurrency = (text: string) =>
  /^(eur|euro|€)$/i.test(text) ? 'EUR' : { reason: otherCurrency }

const short = (most: number) => (text: string) => text.replace(/\s+/g, ' ').slice(0, most)

const mostCents = 100_000_000

/** An amount as people and networks write it, in cents. */
export function readCents(
  text: string,
  { isDotDecimal = false } = {},
): number | { reason: string } {
  if (/[£$¥]|\b(GBP|USD|CHF|PLN|SEK|DKK|NOK)\b/i.test(text)) return { reason: otherCurrency }
  const bare = text.replace(/€|\bEUR\b/gi, '').trim()
  const isPlain = isDotDecimal && /^-?\d+\.\d+$/.test(bare)
  const euros = isPlain ? Number(bare) : readAmount(bare)
  if (Number.isNaN(euros)) {
    const isLetter = /\d[oO]|[oO][\d.,]/.test(bare)
    return { reason: isLetter ? `${noAmount} ${letterO}` : `${noAmount} Schrijf het als 4,50.` }
  }
  if (euros < 0) return { reason: 'Een bedrag onder nul nemen we niet over.' }
  const cents = Math.round(euros * 100)
  return cents > mostCents ? { reason: 'Dit bedrag is te groot.' } : cents
}

const letterO = 'Staat er een letter O in plaats van een nul?'

/** A day, with or without a time: as ISO 8601. Without a zone it is the time in Amsterdam. */
export function readMoment(text: string): string | { reason: string } {
  const day = readDay(text)
  if (!day) return { reason: 'Schrijf een datum als 31-12-2026.' }
  if (!exists(day)) return { reason: noSuchDay }
  const [, hours = '0', minutes = '00', seconds = '00', zone] =
    /[ T](\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(Z|UTC|[+-]\d\d:?\d\d)?$/i.exec(text.trim()) ?? []
  const time = `${hours.padStart(2, '0')}:${minutes}:${seconds}`
  const moment = new Date(`${day}T${time}${offsetOf(zone, `${day}T${time}Z`)}`)
  if (Number.isNaN(moment.getTime())) return { reason: 'Deze tijd bestaat niet.' }
  return moment.toISOString()
}

function offsetOf(zone: string | undefined, asUtc: string): string {
  if (zone === undefined) {
    const hours = hoursAhead(new Date(asUtc))
    return Number.isNaN(hours) ? 'Z' : `+0${hours}:00`
  }
  return /^(Z|UTC)$/i.test(zone) ? 'Z' : zone.replace(/^([+-]\d\d):?(\d\d)$/, '$1:$2')
}

const past = (now: Date) => (text: string) => {
  const moment = readMoment(text)
  if (typeof moment !== 'string') return moment
  const isAhead = amsterdamDay(new Date(moment)) > dayAfter(amsterdamDay(now), 1)
  return isAhead ? { reason: 'Deze dag moet nog komen.' } : moment
}

function exists(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day
}

function readArrival(text: string): string | { reason: string } {
  const day = readDay(text)
  if (!day) return { reason: 'Schrijf een datum als 31-12-2026.' }
  return exists(day) ? day : { reason: noSuchDay }
}

function readDays(text: string): number | { reason: string } {
  const days = readCount(text)
  const isRight = Number.isInteger(days) && days >= 1 && days <= 366
  return isRight ? days : { reason: 'Schrijf een heel aantal dagen, van 1 tot en met 366.' }
}

type State = { state: ToldConversion['state']; isSaidPaid: boolean }

const states: Record<ToldConversion['state'] | 'paid', readonly string[]> = {
  open: ['open', 'pending', 'new', 'nieuw', 'in behandeling', 'in afwachting', 'te beoordelen'],
  approved: ['approved', 'confirmed', 'accepted', 'goedgekeurd', 'bevestigd', 'geaccepteerd'],
  paid: ['paid', 'betaald', 'uitbetaald'],
  declined: [
    ...['declined', 'disapproved', 'rejected', 'deleted', 'cancelled', 'canceled', 'invalid'],
    ...['afgewezen', 'afgekeurd', 'geweigerd', 'geannuleerd', 'vervallen', 'verwijderd'],
  ],
}

/** What a network calls paid is approved, with a hint. */
export function readState(text: string): State | { reason: string } {
  const word = text.trim().toLowerCase()
  if (states.paid.includes(word)) return { state: 'approved', isSaidPaid: true }
  for (const state of ['open', 'approved', 'declined'] as const) {
    if (states[state].includes(word)) return { state, isSaidPaid: false }
  }
  return { reason: 'Schrijf open, goedgekeurd, betaald of afgewezen.' }
}

/** The name of a field in a file. */
export const fieldLabel = (field: FileField) => fileFields[field]
