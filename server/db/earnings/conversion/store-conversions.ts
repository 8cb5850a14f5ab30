import { setImmediate } from 'node:timers/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'
import {
  added,
  changed,
  type HeldConversion,
  type Teller,
} from '#domain/earnings/conversion/conversion-change.ts'
import {
  clickReference,
  isBetterMatch,
  type Matched,
  type MatchSources,
  matchOf,
  parkingOfReference,
} from '#domain/earnings/conversion/match.ts'
import type { ToldConversion } from '#domain/earnings/conversion/told-conversion.ts'
import type { Database } from '#server/db/client.ts'
import { conversions, matchRules } from '#server/db/earnings/tables.ts'
import { batches, insertRows, updateRows } from '#server/db/rows.ts'
import { affiliateClicks, parkings } from '#server/db/schema.ts'

type Row = typeof conversions.$inferSelect

/** What becomes of one that is told. */
export type PlannedConversion = {
  told: ToldConversion
  /** As it was; undefined if it is new. */
  former: KnownConversion | undefined
  /** As it becomes; the former if nothing changes. */
  next: KnownConversion
}

export type KnownConversion = HeldConversion & Match & { id?: number }

type Match = { [Key in Exclude<keyof Matched, 'clickAt'>]: Matched[Key] | null }

/** How many were new, changed and the same. */
export type StoredConversions = { added: number; changed: number; unchanged: number }

/**
 * Saves what is told of the conversions of a programme: those that are new with where they came from, and of the
 * others what changed, with its history. In few statements, however many there are.
 */
export async function storeConversions(
  tx: Database,
  programmeId: number,
  told: ToldConversion[],
  by: Teller,
  now: Date,
): Promise<StoredConversions> {
  const planned = await planConversions(tx, programmeId, told, by, now, { isHeld: true })
  await savePlanned(tx, programmeId, planned)
  return countPlanned(planned)
}

export const isAdded = ({ former }: PlannedConversion) => former === undefined

export const isChanged = ({ former, next }: PlannedConversion) =>
  former !== undefined && next !== former

export function countPlanned(planned: PlannedConversion[]): StoredConversions {
  const counts = {
    added: planned.filter(isAdded).length,
    changed: planned.filter(isChanged).length,
  }
  return { ...counts, unchanged: planned.length - counts.added - counts.changed }
}

/**
 * What would become of each number that is told, once, in the order in which they come. One that is told twice becomes
 * what it is told last.
 *
 * @param options.isHeld locks the rows until the end of the transaction
 */
export async function planConversions(
  tx: Database,
  programmeId: number,
  told: ToldConversion[],
  by: Teller,
  now: Date,
  { isHeld = false } = {},
): Promise<PlannedConversion[]> {
  const known = await knownOf(tx, programmeId, told, isHeld)
  const sources = await sourcesOf(tx, programmeId, told)
  const planned = new Map<string, PlannedConversion>()
  for (const [at, one] of told.entries()) {
    if (at % rowsPerPart === rowsPerPart - 1) await setImmediate()
    const former = planned.get(one.number)?.former ?? known.get(one.number)
    const before = planned.get(one.number)?.next ?? former
    const next = matchedAgain(before, become(before, one, by, now), sources)
    planned.set(one.number, { told: one, former, next })
  }
  return [...planned.values()]
}

/** Others are answered between them. */
const rowsPerPart = 250

const unmatched: Match = {
  ...{ matchedBy: null, parkingId: null, parkingName: null, airportCode: null },
  ...{ listPosition: null, page: null, source: null },
}

function become(
  before: KnownConversion | undefined,
  told: ToldConversion,
  by: Teller,
  now: Date,
): KnownConversion {
  if (!before) return { ...added(told, by, now), ...unmatched }
  const next = changed(before, told, by, now)
  return next ? { ...before, ...next } : before
}

/** The same if no better match is found. */
function matchedAgain(
  before: KnownConversion | undefined,
  next: KnownConversion,
  sources: MatchSources,
): KnownConversion {
  const match = matchOf(next, sources)
  if (!match || !isBetterMatch(before?.matchedBy ?? null, match.matchedBy)) return next
  return { ...next, ...match, clickAt: match.clickAt ?? next.clickAt }
}

async function knownOf(
  tx: Database,
  programmeId: number,
  told: ToldConversion[],
  isHeld: boolean,
): Promise<Map<string, KnownConversion>> {
  const numbers = sql.param([...new Set(told.map(({ number }) => number))])
  const query = tx
    .select({ id: conversions.id })
    .from(conversions)
    .where(
      and(
        eq(conversions.programmeId, programmeId),
        sql`${conversions.number} = any(${numbers}::text[])`,
      ),
    )
    .orderBy(conversions.id)
  const ids = await (isHeld ? query.for('update') : query)
  const rows: Row[] = []
  for (const some of batches(ids, rowsPerPart)) {
    const held = some.map(({ id }) => id)
    rows.push(...(await tx.select().from(conversions).where(inArray(conversions.id, held))))
  }
  return new Map(rows.map((row) => [row.number, asKnown(row)]))
}

export function asKnown(row: Row): KnownConversion {
  const { programmeId: _, version, createdAt, updatedAt, isSample, ...rest } = row
  return {
    ...rest,
    clickAt: row.clickAt?.toISOString() ?? null,
    bookedAt: row.bookedAt.toISOString(),
    stateAt: row.stateAt.toISOString(),
  }
}

async function sourcesOf(
  tx: Database,
  programmeId: number,
  told: ToldConversion[],
): Promise<MatchSources> {
  const own = [...new Set(told.flatMap(({ reference }) => clickReference(reference) ?? []))]
  const [clicked, ruled] = await Promise.all([
    tx
      .select({
        reference: affiliateClicks.reference,
        parkingId: affiliateClicks.parkingId,
        parkingName: affiliateClicks.parkingName,
        airportCode: affiliateClicks.airportCode,
        clickAt: affiliateClicks.clickDate,
        listPosition: affiliateClicks.listPosition,
        page: affiliateClicks.page,
        source: affiliateClicks.source,
      })
      .from(affiliateClicks)
      .where(sql`${affiliateClicks.reference} = any(${sql.param(own)}::text[])`)
      // A reference that was clicked twice is of the first.
      .orderBy(sql`${affiliateClicks.id} desc`),
    tx
      .select({ name: matchRules.name, parkingId: matchRules.parkingId })
      .from(matchRules)
      .where(eq(matchRules.programmeId, programmeId)),
  ])
  const linked = told.flatMap(({ reference }) => parkingOfReference(reference) ?? [])
  const ids = [...new Set([...linked, ...ruled.map(({ parkingId }) => parkingId)])]
  const named = await listMatchable(tx, ids)
  return {
    clicks: new Map(
      clicked.map(({ reference, clickAt, ...click }) => [
        reference ?? '',
        { ...click, clickAt: clickAt.toISOString() },
      ]),
    ),
    parkings: new Map(named.map((parking) => [parking.id, parking])),
    rules: new Map(ruled.map(({ name, parkingId }) => [name, parkingId])),
  }
}

export const listMatchable = async (tx: Database, ids: number[]) =>
  ids.length === 0
    ? []
    : tx
        .select({ id: parkings.id, name: parkings.name, airportCode: parkings.airportCode })
        .from(parkings)
        .where(inArray(parkings.id, ids))

export async function savePlanned(
  tx: Database,
  programmeId: number,
  planned: PlannedConversion[],
): Promise<void> {
  const news = planned.filter(isAdded).map(({ next }) => ({ programmeId, ...asRow(next) }))
  await insertRows(tx, conversions, news)
  const changes = planned.filter(isChanged).flatMap(({ next }) => {
    const { id } = next
    return id === undefined ? [] : [{ ...asRow(next), id }]
  })
  await updateRows(tx, conversions, changes)
}

const asRow = ({ id: _, ...known }: KnownConversion) => ({
  ...known,
  clickAt: known.clickAt === null ? null : new Date(known.clickAt),
  bookedAt: new Date(known.bookedAt),
  stateAt: new Date(known.stateAt),
})
