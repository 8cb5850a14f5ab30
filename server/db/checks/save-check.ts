import { and, eq, sql } from 'drizzle-orm'
import type { CheckOutcome } from '#domain/check/check.ts'
import type { SavedCheck } from '#domain/check/check-queue.ts'
import { type CheckInput, reportIn } from '#domain/check/check-schema.ts'
import { type DatedItem, markName, readItem } from '#domain/check/dated-item.ts'
import { comparedPrice } from '#domain/check/usual-stay.ts'
import { type Fact, readFacts } from '#domain/fact/fact.ts'
import type { FactKey } from '#domain/fact/fact-fields.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import type { Mark } from '#domain/provider/provider.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import type { Database, db } from '#server/db/client.ts'
import { type Clash, type Editor, edit, isStale } from '#server/db/editing.ts'
import { pricesAre } from '#server/db/parkings/price-writes.ts'
import { checks, contactRequests, parkings, providers, tariffs } from '#server/db/schema.ts'
import { readOutcome } from './read-outcome.ts'

export type NotChecked = 'missing' | { stale: { version: number } } | Clash

/** Keeps one check, and moves the date of what was right or put right, as one change. */
export function saveCheck(
  editor: Editor,
  input: CheckInput,
): Promise<Result<SavedCheck, NotChecked | 'untouched'>> {
  return edit(editor, async (tx, change) => {
    const held = await hold(tx, input)
    if (!held.ok) return held
    const item = readItem(input.item)
    if (item && input.since !== undefined) {
      const isTouched = held.value.version > input.since
      const outcome = isTouched && (await readOutcome(tx, editor, item, input))
      if (!outcome) return refused('untouched')
      const id = await addCheck(tx, editor, { ...input, outcome, ...held.value })
      return ok({ id, change, version: held.value.version })
    }
    if (item && !(await isWritten(tx, editor, item, input))) return refused('missing')
    const id = await addCheck(tx, editor, { ...input, parkingId: held.value.parkingId })
    return ok({ id, change, version: (await versionOf(tx, input)) ?? held.value.version })
  })
}

type New = Pick<CheckInput, 'item' | 'stay' | 'amount' | 'url' | 'providerId'> & {
  outcome: CheckOutcome
  parkingId: number | null
}

export async function addCheck(tx: Database, editor: Editor, input: New): Promise<number> {
  const { parkingId, providerId = null, item, outcome, stay, amount, url } = input
  const until = outcome === 'later' ? dayAfter(amsterdamDay(new Date()), 1) : null
  const [added] = await tx
    .insert(checks)
    .values({
      parkingId,
      providerId,
      item,
      outcome,
      until,
      stay,
      amount,
      url,
      username: editor.username,
    })
    .returning({ id: checks.id })
  if (!added) throw new Error('a row that was inserted has an id')
  return added.id
}

/** Locks what the check is of, until the end of the transaction. */
async function hold(
  tx: Database,
  { item, parkingId, providerId, version }: CheckInput,
): Promise<Result<{ version: number; parkingId: number | null }, NotChecked>> {
  const reportId = reportIn(item)
  if (reportId !== undefined) return holdReport(tx, reportId, version)
  const [row] =
    parkingId === undefined
      ? await heldRow(tx, providers, providerId ?? 0)
      : await heldRow(tx, parkings, parkingId)
  if (!row) return refused('missing')
  if (isStale(row, version)) return refused({ stale: { version: row.version } })
  return ok({ version: row.version, parkingId: parkingId ?? null })
}

async function holdReport(
  tx: Database,
  id: number,
  version: number | undefined,
): Promise<Result<{ version: number; parkingId: number | null }, NotChecked>> {
  const [row] = await tx
    .select({ version: contactRequests.version, report: contactRequests.report })
    .from(contactRequests)
    .where(eq(contactRequests.id, id))
    .for('update')
  if (!row?.report) return refused('missing')
  if (isStale(row, version)) return refused({ stale: { version: row.version } })
  return ok({ version: row.version, parkingId: await existing(tx, row.report.parkingId) })
}

const heldRow = (tx: Database, table: typeof parkings | typeof providers, id: number) =>
  tx.select({ version: table.version }).from(table).where(eq(table.id, id)).for('update')

/** The parking, if it is still there. */
export async function existing(tx: Database, id: number | undefined): Promise<number | null> {
  const [row] = await tx
    .select({ id: parkings.id })
    .from(parkings)
    .where(eq(parkings.id, id ?? 0))
  return row?.id ?? null
}

/** Writes the new date or value. False if there is nothing to date. */
async function isWritten(
  tx: Database,
  editor: Editor,
  item: DatedItem,
  input: CheckInput,
): Promise<boolean> {
  const { outcome, parkingId = 0, providerId = 0, validUntil } = input
  if (item.kind === 'mark') {
    return isMarkWritten(tx, providerId, item.name, outcome === 'later' ? undefined : validUntil)
  }
  if (outcome === 'right') {
    if (input.tariffId === undefined) return isDated(tx, editor, parkingId, item)
    return isTariffDated(tx, editor, parkingId, input.tariffId)
  }
  if (outcome === 'changed') await correct(tx, editor, parkingId, item, input)
  return true
}

type OfParking = Exclude<DatedItem, { kind: 'mark' }>

/** Writes what it is now, with today as its date. Without a new value nothing changes. */
async function correct(
  tx: Database,
  editor: Editor,
  parkingId: number,
  item: OfParking,
  input: CheckInput,
) {
  const { pricePerDay, reviews, fact } = input
  const today = amsterdamDay(new Date())
  if (item.kind === 'price' && pricePerDay !== undefined) {
    await pricesAre(tx, 'seen')
    await writeParking(tx, parkingId, { pricePerDay, ...checkedToday(editor) })
  }
  if (item.kind === 'reviews' && reviews) {
    const { rating, count, source } = reviews
    const read = { rating, reviews: count, reviewsSource: source, reviewsReadOn: today }
    await writeParking(tx, parkingId, read)
  }
  if (item.kind === 'fact' && fact) {
    // Its note stays: nobody said that it no longer holds.
    const former = await factOf(tx, parkingId, item.key)
    await writeFact(tx, parkingId, item.key, { ...former, ...fact, checkedOn: today })
  }
}

const checkedToday = ({ username }: Editor) => ({
  ...{ priceCheckedOn: amsterdamDay(new Date()), isPriceChanged: false },
  ...{ priceCheckSource: 'website' as const, priceCheckedBy: username },
})

type Values = Parameters<ReturnType<typeof db.update<typeof parkings>>['set']>[0]

const writeParking = (tx: Database, id: number, values: Values) =>
  tx.update(parkings).set(values).where(eq(parkings.id, id))

const writeFact = (tx: Database, id: number, key: FactKey, fact: Fact) =>
  writeParking(tx, id, {
    facts: sql`${parkings.facts} || ${JSON.stringify({ [key]: fact })}::jsonb`,
  })

async function factOf(tx: Database, parkingId: number, key: FactKey): Promise<Fact | undefined> {
  const [row] = await tx
    .select({ facts: parkings.facts })
    .from(parkings)
    .where(eq(parkings.id, parkingId))
  return readFacts(row?.facts ?? {})[key]
}

/** Dates what is still right with today. */
export async function isDated(
  tx: Database,
  editor: Editor,
  parkingId: number,
  item: OfParking,
): Promise<boolean> {
  const today = amsterdamDay(new Date())
  if (item.kind === 'price') await datePrice(tx, editor, parkingId)
  else if (item.kind === 'reviews') await writeParking(tx, parkingId, { reviewsReadOn: today })
  else {
    const fact = await factOf(tx, parkingId, item.key)
    if (!fact) return false
    await writeFact(tx, parkingId, item.key, { ...fact, checkedOn: today })
  }
  return true
}

/** Of the tariff that the queue compares, or of the price per day. Who looked at one did not at all. */
async function datePrice(tx: Database, editor: Editor, parkingId: number): Promise<void> {
  const [parking] = await tx
    .select({ isPriceChanged: parkings.isPriceChanged })
    .from(parkings)
    .where(eq(parkings.id, parkingId))
  const known = await tx.select().from(tariffs).where(eq(tariffs.parkingId, parkingId))
  const today = amsterdamDay(new Date())
  const { tariff } = comparedPrice(
    { isPriceChanged: parking?.isPriceChanged ?? false, tariffs: known },
    today,
  )
  if (!tariff) return void (await writeParking(tx, parkingId, checkedToday(editor)))
  await isTariffDated(tx, editor, parkingId, tariff.id)
}

/** False if it is no tariff of this parking. */
async function isTariffDated(
  tx: Database,
  { username }: Editor,
  parkingId: number,
  tariff: number,
): Promise<boolean> {
  const checkedOn = amsterdamDay(new Date())
  const dated = await tx
    .update(tariffs)
    .set({ checkedOn, isChanged: false, checkSource: 'website', checkedBy: username })
    .where(and(eq(tariffs.id, tariff), eq(tariffs.parkingId, parkingId)))
    .returning({ id: tariffs.id })
  return dated.length > 0
}

async function isMarkWritten(
  tx: Database,
  providerId: number,
  name: string,
  validUntil: string | undefined,
): Promise<boolean> {
  const [row] = await tx
    .select({ marks: providers.marks })
    .from(providers)
    .where(eq(providers.id, providerId))
  if (!row) return false
  const isIt = (mark: Mark) => markName(mark, row.marks) === name
  if (!row.marks.some(isIt)) return false
  if (validUntil === undefined) return true
  const marks = row.marks.map((mark) => (isIt(mark) ? { ...mark, validUntil } : mark))
  await tx.update(providers).set({ marks }).where(eq(providers.id, providerId))
  return true
}

async function versionOf(tx: Database, input: CheckInput): Promise<number | undefined> {
  const { item, parkingId, providerId } = input
  if (reportIn(item) !== undefined) return undefined
  const table = parkingId === undefined ? providers : parkings
  const [row] = await tx
    .select({ version: table.version })
    .from(table)
    .where(eq(table.id, parkingId ?? providerId ?? 0))
  return row?.version
}
