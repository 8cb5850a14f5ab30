import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Counts } from '#domain/admin/list-view.ts'
import {
  type DatedChoice,
  type DatedKind,
  type DatedSummary,
  datedChoice,
  datedChoices,
  nothingDated,
} from '#domain/check/dated-filter.ts'
import { keysOf } from '#domain/text/keys.ts'
import { perVersionOf } from '#server/db/content-version.ts'
import type { FilterSource, ListQuery } from '#server/db/list-page.ts'
import { parkings, providers, settings, tariffs } from '#server/db/schema.ts'
import { findSettings } from '#server/db/settings.ts'
import { rows } from '#server/statistics/totals.ts'
import { withTariffs } from './check-cards.ts'
import { datedItems, type Narrowing, type Terms, today } from './dated-items.ts'
import { asRow, type DatedRow } from './due-items.ts'

// What has a date, also what still holds, as a filter, a sort and a column of a list.

type Among = NonNullable<Narrowing['among']>

const idsOf = (ids: number[]) => sql`select unnest(${sql.param(ids)}::int[])`

/** Whose it is, in each list: a provider has its marks, and what its parkings have. */
const owners = {
  parking: {
    owner: sql`parking_id`,
    among: (ids: number[]): Among => ({ parkings: idsOf(ids), providers: idsOf([]) }),
  },
  provider: {
    owner: sql`run_by`,
    among: (ids: number[]): Among => ({
      parkings: sql`select id from parkings where provider_id in (${idsOf(ids)})`,
      providers: idsOf(ids),
    }),
  },
}

export type DatedOwner = keyof typeof owners

/** What has a date of these parkings or providers. */
export const amongOf = (owner: DatedOwner, ids: number[]): Among => owners[owner].among(ids)

/** Each dated thing with whose it is. */
const owned = (owner: DatedOwner, settings: Terms, narrowing: Narrowing = {}) => sql`
  (select * from (
    select ${owners[owner].owner} as owner, found.*, ${today()}::date - due_on as days_late
    from (${datedItems(settings, narrowing)}) found
  ) found where owner is not null) dated`

/** The filter `datum` of a list. Its values are counted apart, by `countDated`: that reads every fact. */
export const datedFilter = (owner: DatedOwner, id: SQLWrapper): FilterSource => ({
  async matches(value) {
    const choice = datedChoice(value)
    if (!choice) return sql`true`
    const { kind, state } = choice
    const settings = await findSettings()
    // Every parking has a price.
    if (state === 'any') {
      const has = (kind: DatedKind) =>
        sql`${id} in (select owner from ${owned(owner, settings, { kind })})`
      return sql`(${has('price')} or ${has('mark')})`
    }
    if (state === 'held') {
      return sql`${id} in (select owner from ${owned(owner, settings, { kind })}
        group by owner having max(days_late) <= 0)`
    }
    return sql`${id} in (select owner from ${owned(owner, settings, { kind, onlyDue: true })}
      where ${state === 'old' ? sql`is_old_price` : sql`days_late > 0`})`
  },
})

/** The sort `datum` of a list: by what passes its date first, of the kind that is chosen. */
export const datedSort =
  (owner: DatedOwner, id: SQLWrapper) =>
  async (query: ListQuery): Promise<SQL> => {
    const dated = owned(owner, await findSettings(), kindIn(query))
    // One value, made once: a subquery of each row would read everything again for each.
    return sql`(select jsonb_object_agg(owner, due_on) from
      (select owner, min(due_on) as due_on from ${dated} group by owner) first) ->> ${id}::text`
  }

const kindIn = ({ filters }: ListQuery): Pick<DatedChoice, 'kind'> => ({
  kind: datedChoice(filters.datum ?? '')?.kind ?? null,
})

/** Whether a list is about dates: what has one is read only then. */
const isAboutDates = ({ filters, sort }: ListQuery) =>
  datedChoice(filters.datum ?? '') !== undefined || sort === 'datum'

/** How many of a list each value of the filter finds. */
export async function countDated(owner: DatedOwner, query: ListQuery): Promise<Counts> {
  return isAboutDates(query) ? { datum: await countsOn(`${owner} ${today()}`) } : {}
}

/** By the list and the day: 'parking 2026-11-28'. */
const countsOn = perVersionOf([parkings, tariffs, providers, settings], async (key: string) => {
  const owner = key.startsWith('provider') ? 'provider' : 'parking'
  const values = keysOf(datedChoices)
  const columns = values.map(
    (value) => sql`${isFound(datedChoices[value])} as ${sql.identifier(value)}`,
  )
  const numbers = values.map(
    (value) => sql`${value}::text, count(*) filter (where ${sql.identifier(value)})`,
  )
  const [counted] = await rows<{ counts: Counts[string] }>(sql`
    select jsonb_build_object(${sql.join(numbers, sql`, `)}) as counts from (
      select ${sql.join(columns, sql`, `)} from ${owned(owner, await findSettings())} group by owner
    ) found`)
  return counted?.counts ?? {}
})

function isFound({ kind, state }: DatedChoice): SQL {
  if (state === 'any') return sql`true`
  const isOf = kind ? sql`${listedKind} = ${kind}` : sql`true`
  if (state === 'held') return sql`max(days_late) filter (where ${isOf}) <= 0`
  return sql`bool_or(${state === 'old' ? sql`is_old_price` : sql`days_late > 0`}) filter (where ${isOf})`
}

/** A tariff is listed among the prices. */
export const listedKind = sql`case kind when 'tariff' then 'price' else kind end`

/** Of these parkings or providers: what comes first of the kind that is chosen, and how much there is. */
export async function summariesOf(
  owner: DatedOwner,
  ids: number[],
  query: ListQuery,
): Promise<(id: number) => DatedSummary | null> {
  if (!isAboutDates(query)) return () => null
  const narrowing = { ...kindIn(query), among: amongOf(owner, ids) }
  const found = await rows<DatedRow & { owner: number; count: number; late: number }>(sql`
    select owner, count, late, ${asRow} from (
      select dated.*, 0 as clicks, (count(*) over whose)::int as count,
        (count(*) filter (where days_late > 0) over whose)::int as late,
        row_number() over (partition by owner order by due_on, name collate "C", item) as place
      from ${owned(owner, await findSettings(), narrowing)}
      window whose as (partition by owner)
    ) placed where place = 1`)
  const firsts = await withTariffs(
    found.map(({ owner: _, count: _count, late: _late, ...first }) => first),
  )
  const summaries = new Map(
    found.map(({ owner, count, late }, at) => [owner, { first: firsts[at] ?? null, count, late }]),
  )
  return (id) => summaries.get(id) ?? nothingDated
}
