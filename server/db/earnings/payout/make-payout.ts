import { eq, sql } from 'drizzle-orm'
import type { Payout } from '#domain/earnings/payout/payout.ts'
import type { PayoutInput, ReceivedInput } from '#domain/earnings/payout/payout-schema.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { type AddedBefore, addOnce, type Repeatable } from '#server/db/adding.ts'
import type { Database } from '#server/db/client.ts'
import { payouts } from '#server/db/earnings/tables.ts'
import { type Clash, type Editor, edit, isStale } from '#server/db/editing.ts'
import type { NotThere, RowRef } from '#server/db/rows.ts'
import { type Covered, type CoveredLine, coveredBy, holdOf, lockConversions } from './covered.ts'
import { findPayout } from './payouts.ts'

/** nothing: there is nothing to pay. moved: it is not what the screen showed any more. */
export type NotPaid =
  | 'nothing'
  | 'otherProgramme'
  | { moved: { conversions: number; amount: number } }
  | { unknown: string[]; notDue: Covered['notDue'] }

/** Makes a payout, and what it covers paid: one change. */
export function makePayout(
  editor: Editor,
  input: PayoutInput,
  repeatable?: Repeatable,
): Promise<Result<Payout, NotPaid | Clash | AddedBefore>> {
  return addOnce<Payout, NotPaid>(editor, payouts, repeatable, async (tx) => {
    const { covers, expected, ...received } = input
    if (!(await isProgrammeOf(tx, input))) return refused('otherProgramme')
    await holdOf(tx, input)
    const seen = await coveredBy(tx, input, covers)
    await lockConversions(
      tx,
      seen.lines.map(({ id }) => id),
    )
    const { lines, unknown, notDue } = await coveredBy(tx, input, covers)
    if (unknown.length > 0 || notDue.length > 0) return refused({ unknown, notDue })
    const amount = lines.reduce((sum, line) => sum + line.amount, 0)
    const isMoved =
      expected && (expected.conversions !== lines.length || expected.amount !== amount)
    if (isMoved) return refused({ moved: { conversions: lines.length, amount } })
    if (lines.length === 0) return refused('nothing')

    const [row] = await tx.insert(payouts).values(received).returning({ id: payouts.id })
    const id = row?.id ?? 0
    await addLines(tx, id, lines)
    await setPaid(tx, lines)
    return ok(await there(tx, id))
  })
}

async function isProgrammeOf(
  tx: Database,
  { network, programmeId }: Pick<PayoutInput, 'network' | 'programmeId'>,
): Promise<boolean> {
  if (programmeId === null) return true
  const { rows } = (await tx.execute(
    sql`select from programmes where id = ${programmeId} and network = ${network}`,
  )) as unknown as { rows: unknown[] }
  return rows.length > 0
}

async function addLines(tx: Database, id: number, lines: CoveredLine[]): Promise<void> {
  const given = JSON.stringify(lines.map((line) => ({ id: line.id, amount: line.amount })))
  await tx.execute(sql`insert into payout_lines (payout_id, conversion_id, amount)
    select ${id}, id, amount from jsonb_to_recordset(${given}::jsonb) as line(id int, amount int)`)
}

const isoNow = sql`to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** What is taken back stays declined. */
async function setPaid(tx: Database, lines: CoveredLine[]): Promise<void> {
  const ids = lines.filter(({ state }) => state === 'approved').map(({ id }) => id)
  await tx.execute(sql`update conversions set state = 'paid', state_at = now(),
    history = history || jsonb_build_array(jsonb_build_object('at', ${isoNow}, 'state', 'paid',
      'commission', commission, 'value', value, 'by', 'payout'))
    where id = any(${sql.param(ids)}::int[])`)
}

/** What was received, its day, number and note. What it covers stays. */
export function changePayout(
  editor: Editor,
  id: number,
  { version, ...received }: ReceivedInput,
): Promise<Result<Payout, NotThere<Payout> | Clash>> {
  return edit(editor, async (tx) => {
    const held = await hold(tx, { id, version })
    if (!held.ok) return held
    await tx.update(payouts).set(received).where(eq(payouts.id, id))
    return ok(await there(tx, id))
  })
}

/**
 * With it what it covers is approved again: one change. What was declined since stays so. Refused where a later payout
 * has one of its conversions, of which it would be paid twice or not at all.
 */
export function deletePayout(
  editor: Editor,
  row: RowRef,
): Promise<Result<{ change: string }, NotThere<Payout> | { later: string } | Clash>> {
  return edit(editor, async (tx, change) => {
    const held = await hold(tx, row)
    if (!held.ok) return held
    await holdOf(tx, held.value)
    const later = await findLater(tx, row.id)
    if (later !== undefined) return refused({ later })
    await takeBackPaid(tx, row.id)
    await tx.delete(payouts).where(eq(payouts.id, row.id))
    return ok({ change })
  })
}

/** The number of a later payout with one of the same conversions. */
async function findLater(tx: Database, id: number): Promise<string | undefined> {
  const { rows } = (await tx.execute(sql`
    select number from payouts join payout_lines later on later.payout_id = payouts.id
    join payout_lines own on own.conversion_id = later.conversion_id and own.payout_id = ${id}
    where later.id > own.id and later.payout_id <> ${id} limit 1`)) as unknown as {
    rows: { number: string }[]
  }
  return rows[0]?.number
}

/** As if it never was paid: the event goes from its history too, and the log has both. */
async function takeBackPaid(tx: Database, payoutId: number): Promise<void> {
  await tx.execute(sql`select from conversions where id in (
    select conversion_id from payout_lines where payout_id = ${payoutId}) order by id for update`)
  await tx.execute(sql`
    with events as (
      select conversions.id, event, nth, max(nth) filter (
        where event ->> 'state' = 'paid' and event ->> 'by' = 'payout') over (partition by conversions.id) as last
      from payout_lines join conversions on conversions.id = payout_lines.conversion_id,
        jsonb_array_elements(history) with ordinality as each(event, nth)
      where payout_id = ${payoutId} and conversions.state = 'paid'
    ), former as (
      select id, jsonb_agg(case when nth > last then event || '{"state": "approved"}' else event end
          order by nth) as history,
        (array_agg(event ->> 'at' order by nth desc) filter (where event ->> 'state' = 'approved'))[1]
          as approved_at
      from events where nth <> last group by id
    )
    update conversions set state = 'approved', history = coalesce(former.history, '[]'),
      state_at = coalesce(former.approved_at::timestamptz, conversions.state_at)
    from payout_lines left join former on former.id = payout_lines.conversion_id
    where payout_lines.payout_id = ${payoutId} and conversions.id = payout_lines.conversion_id
      and conversions.state = 'paid'`)
}

async function hold(
  tx: Database,
  { id, version }: RowRef,
): Promise<Result<Payout, NotThere<Payout>>> {
  await tx.select({ id: payouts.id }).from(payouts).where(eq(payouts.id, id)).for('update')
  const row = await findPayout(id, tx)
  if (!row) return refused('missing')
  return isStale(row, version) ? refused({ stale: row }) : ok(row)
}

async function there(tx: Database, id: number): Promise<Payout> {
  const row = await findPayout(id, tx)
  if (!row) throw new Error('a payout that was written is there')
  return row
}
