import { sql } from 'drizzle-orm'
import { perHundred } from '#domain/earnings/board/approval.ts'
import type { MoneyDay } from '#domain/earnings/board/board.ts'
import {
  type Asked,
  type Breakdown,
  type EarningTable,
  type Foldable,
  pageOfRows,
} from '#domain/earnings/board/breakdown.ts'
import { type Expected, perKey } from '#domain/earnings/board/sums.ts'
import type { BoardPeriod } from '#domain/earnings/board/weeks.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { capitalized } from '#domain/text/text.ts'
import { withoutProgramme } from '#server/db/earnings/programme/held-programmes.ts'
import { rows } from '#server/statistics/totals.ts'
import { sideOf, standsOnClicks } from './board.ts'
import { type Clicks, countClicks } from './clicks.ts'
import { readUsual } from './decided.ts'
import { type ToldPart, toldParts } from './told.ts'

type Name = { name: string; code?: string | null; provider?: Foldable['provider'] }

/** One page of the money of these weeks by parking, provider, programme and so on. */
export async function readBreakdown(
  weeks: BoardPeriod,
  day: MoneyDay,
  by: Breakdown,
  asked: Asked,
  now: Date,
): Promise<EarningTable> {
  const [parts, usual, clicks, [all], names, idle] = await Promise.all([
    toldParts(day, by, weeks),
    readUsual(weeks.asOf),
    countClicks(by, weeks),
    isPartlyKnown(by) ? countClicks('all', weeks) : [],
    readNames(by),
    by === 'parking' ? readIdle(amsterdamDay(now)) : new Set<string>(),
  ])
  const found = perKey(sideOf(parts, 'now'), usual.rates)
  const then = perKey(sideOf(parts, 'then'), usual.thenRates)
  const clicked = clicksByKey(clicks, all?.now ?? 0)
  const keys = new Set([...found.keys(), ...then.keys(), ...clicked.keys()])
  const rowsOf = [...keys].map((key): Foldable => {
    const money = found.get(key)
    const count = clicked.get(key)
    const isUnmatched = key === null && isOfParking(by)
    const { name, code = null, provider } = nameOf(by, key, names, parts)
    const known = isUnmatched ? null : (count ?? 0)
    return {
      key: key ?? 'none',
      kind: key === null ? 'unmatched' : 'one',
      name,
      code,
      clicks: known,
      ...moneyOf(money),
      perHundred:
        known === null || !standsOnClicks(day) ? null : perHundred(money?.expected ?? 0, known),
      former: then.get(key)?.expected ?? 0,
      hasProgramme: by !== 'parking' || key === null || !idle.has(key) || money !== undefined,
      folded: 0,
      rows: [],
      provider: provider ?? { key: '0', name: 'Zonder aanbieder' },
    }
  })
  const table = pageOfRows(rowsOf, by, asked)
  if (standsOnClicks(day)) return table
  return {
    ...table,
    total: { ...table.total, perHundred: null },
    rows: table.rows.map((row) => ({ ...row, perHundred: null })),
  }
}

const isOfParking = (by: Breakdown) => by === 'parking' || by === 'provider' || by === 'airport'

const moneyOf = (money: Expected | undefined) => ({
  bookings: money?.bookings ?? 0,
  expected: money?.expected ?? 0,
  settled: (money?.approved ?? 0) + (money?.paid ?? 0),
  declined: money?.declined ?? 0,
})

/** The totals of a place and a page leave out clicks that have none, and those of a day with very many of them. */
const isPartlyKnown = (by: Breakdown) => by === 'position' || by === 'page' || by === 'source'

/** What is left of all clicks is not known by this. */
function clicksByKey(clicks: Clicks[], all: number): Map<string | null, number> {
  const found = new Map(
    clicks.filter(({ now }) => now > 0).map(({ key, now }) => [key === '' ? null : key, now]),
  )
  const left = all - [...found.values()].reduce((sum, count) => sum + count, 0)
  if (left > 0) found.set(null, (found.get(null) ?? 0) + left)
  return found
}

const weekdays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag']

const nobody: Record<Breakdown, string> = {
  parking: 'Niet gekoppeld',
  provider: 'Niet gekoppeld',
  airport: 'Niet gekoppeld',
  programme: 'Zonder programma',
  position: 'Niet in een lijst',
  page: 'Pagina niet bekend',
  source: 'Herkomst niet bekend',
  weekday: 'Dag niet bekend',
}

function nameOf(
  by: Breakdown,
  key: string | null,
  names: Map<string, Name>,
  parts: ToldPart[],
): Name {
  if (key === null) return { name: nobody[by] }
  const known = names.get(key)
  if (known) return known
  if (by === 'parking') {
    const name = parts.find((part) => part.key === key)?.parkingName
    return { name: name ? `${name} (verwijderd)` : 'Een verwijderde parking' }
  }
  if (by === 'position') return { name: `Plaats ${key}` }
  if (by === 'source') return { name: capitalized(key) }
  if (by === 'weekday') return { name: capitalized(weekdays[Number(key) - 1] ?? key) }
  if (by === 'provider') return { name: 'Een verwijderde aanbieder' }
  if (by === 'programme') return { name: 'Een verwijderd programma' }
  return { name: key }
}

async function readNames(by: Breakdown): Promise<Map<string, Name>> {
  if (by === 'parking') {
    const found = await rows<Record<'id' | 'name' | 'code' | 'provider' | 'of', string>>(sql`
      select parkings.id::text as id, parkings.name, airport_code as code,
        coalesce(provider_id, 0)::text as provider, coalesce(providers.trade_name, 'Zonder aanbieder') as of
      from parkings left join providers on providers.id = provider_id`)
    return new Map(
      found.map(({ id, name, code, provider, of }) => [
        id,
        { name, code, provider: { key: provider, name: of } },
      ]),
    )
  }
  const named = {
    provider: sql`select id::text as key, trade_name as name from providers`,
    programme: sql`select id::text as key, name from programmes`,
    airport: sql`select code as key, name from airports`,
  }
  if (by !== 'provider' && by !== 'programme' && by !== 'airport') return new Map()
  const found = await rows<{ key: string; name: string }>(named[by])
  return new Map(
    found.map(({ key, name }) => [key, by === 'airport' ? { name, code: key } : { name }]),
  )
}

/** The parkings whose clicks can't bring anything. */
async function readIdle(today: string): Promise<Set<string>> {
  const found = await rows<{ id: number }>(withoutProgramme(today))
  return new Set(found.map(({ id }) => String(id)))
}
