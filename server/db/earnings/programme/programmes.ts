import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { PageOf } from '#domain/admin/list-view.ts'
import type { AdminProgramme, Rate } from '#domain/earnings/programme/programme.ts'
import type { ProgrammeInput } from '#domain/earnings/programme/programme-schema.ts'
import { ok, type Result } from '#domain/form/result.ts'
import { hasParameter } from '#domain/outbound/parameter-clash.ts'
import { type AddedBefore, addOnce, type Repeatable } from '#server/db/adding.ts'
import type { Database } from '#server/db/client.ts'
import { programmeRates, programmes } from '#server/db/earnings/tables.ts'
import { type Clash, type Editor, edit } from '#server/db/editing.ts'
import { type ListQuery, valueIn } from '#server/db/list-page.ts'
import { naturally } from '#server/db/plain-text.ts'
import { editableRows, type NotThere } from '#server/db/rows.ts'
import { parkings, providers } from '#server/db/schema.ts'

const {
  createdAt: _createdAt,
  accountId: _accountId,
  isFetched: _isFetched,
  fileColumns: _fileColumns,
  ...columns
} = getTableColumns(programmes)

const provider = sql<string | null>`(select trade_name from providers
  where providers.id = programmes.provider_id)`

const today = sql`(now() at time zone 'Europe/Amsterdam')::date`

/** Those that have it today. */
const parkingCount = sql<number>`(select count(*)::int from couplings
  where couplings.programme_id = programmes.id and couplings.starts_on <= ${today}
    and not exists (select 1 from couplings later where later.parking_id = couplings.parking_id
      and later.starts_on <= ${today} and later.starts_on > couplings.starts_on))`

const rates = sql<Rate[]>`(select coalesce(json_agg(json_build_object(
  'startsOn', starts_on, 'unit', unit, 'rate', rate) order by starts_on desc), '[]')
  from programme_rates where programme_id = programmes.id)`

const rows = editableRows<AdminProgramme, ProgrammeInput>(
  programmes,
  { ...columns, provider, parkings: parkingCount, rates },
  ({ version: _, rates: __, ...row }) => row,
  {
    searchIn: [programmes.name, sql`coalesce(${provider}, '')`, programmes.networkNumber],
    filters: { network: valueIn(programmes.network), status: valueIn(programmes.status) },
    sortBy: {
      name: naturally(programmes.name),
      parkings: parkingCount,
      status: programmes.statusSince,
    },
    inOrder: [naturally(programmes.name), asc(programmes.id)],
  },
)

/** How the admin edits programmes, each with its rates. */
export const programmeRows = {
  ...rows,
  page: (query: ListQuery): Promise<PageOf<AdminProgramme>> => rows.page(query),

  add: (
    editor: Editor,
    input: ProgrammeInput,
    repeatable?: Repeatable,
  ): Promise<Result<AdminProgramme, Clash | AddedBefore>> =>
    addOnce(editor, programmes, repeatable, async (tx) => {
      const { id } = await rows.insert(tx, input)
      await writeRates(tx, id, input.rates)
      return ok(await whole(tx, id))
    }),

  update: (
    editor: Editor,
    id: number,
    input: ProgrammeInput,
  ): Promise<Result<AdminProgramme, NotThere<AdminProgramme> | Clash>> =>
    edit(editor, async (tx) => {
      const held = await rows.hold(tx, { id, version: input.version })
      if (!held.ok) return held
      // Also where only a rate changes, so that what a colleague has open is known to be older.
      await rows.write(tx, held.value, input)
      await writeRates(tx, id, input.rates)
      return ok(await whole(tx, id))
    }),
}

async function whole(tx: Database, id: number): Promise<AdminProgramme> {
  const row = await rows.find(id, tx)
  if (!row) throw new Error('a programme that is held is there')
  return row
}

/** A rate that stays is not written, so that the log has only what changed. */
async function writeRates(tx: Database, programmeId: number, given: Rate[]): Promise<void> {
  const stored = await tx
    .select()
    .from(programmeRates)
    .where(eq(programmeRates.programmeId, programmeId))
  const of = new Map(given.map((rate) => [rate.startsOn, rate]))
  const gone = stored.filter(({ startsOn }) => !of.has(startsOn)).map(({ id }) => id)
  if (gone.length > 0) await tx.delete(programmeRates).where(inArray(programmeRates.id, gone))
  for (const former of stored) {
    const rate = of.get(former.startsOn)
    of.delete(former.startsOn)
    if (!rate || (rate.unit === former.unit && rate.rate === former.rate)) continue
    const { unit, rate: amount } = rate
    await tx
      .update(programmeRates)
      .set({ unit, rate: amount })
      .where(eq(programmeRates.id, former.id))
  }
  const added = [...of.values()].map((rate) => ({ ...rate, programmeId }))
  if (added.length > 0) await tx.insert(programmeRates).values(added)
}

/**
 * The name of a parking whose booking page asks something by the name of the reference, which would take its place. Of
 * the parkings that have the programme, and of its provider.
 */
export async function findParameterClash(
  tx: Database,
  { parameter, providerId }: Pick<ProgrammeInput, 'parameter' | 'providerId'>,
  id?: number,
): Promise<string | undefined> {
  if (!parameter) return undefined
  const isCoupled = sql`${parkings.id} in (select parking_id from couplings where programme_id = ${id ?? 0})`
  const rows = await tx
    .select({
      name: parkings.name,
      own: parkings.bookingPage,
      shared: providers.bookingPage,
    })
    .from(parkings)
    .leftJoin(providers, eq(providers.id, parkings.providerId))
    .where(sql`${isCoupled} or ${parkings.providerId} = ${providerId ?? 0}`)
    .orderBy(asc(parkings.id))
  return rows.find(({ own, shared }) => hasParameter(own ?? shared ?? '', parameter))?.name
}
