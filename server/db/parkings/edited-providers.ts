import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { PageOf } from '#domain/admin/list-view.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { warnDays } from '#domain/provider/mark-warning.ts'
import type { AdminProvider, ListedProvider, ProviderParking } from '#domain/provider/provider.ts'
import type { ProviderInput } from '#domain/provider/provider-schema.ts'
import { type AddedBefore, addOnce, type Repeatable } from '#server/db/adding.ts'
import { countDated, datedFilter, datedSort, summariesOf } from '#server/db/checks/dated-lists.ts'
import type { Database } from '#server/db/client.ts'
import { type Clash, type Editor, edit } from '#server/db/editing.ts'
import { type ListQuery, valueIn } from '#server/db/list-page.ts'
import { naturally } from '#server/db/plain-text.ts'
import { editableRows, type NotThere } from '#server/db/rows.ts'
import { airports, providers } from '#server/db/schema.ts'

const { createdAt, note: _note, ...columns } = getTableColumns(providers)

// With the names of the tables: in a subquery Drizzle's columns would be those of the other table.
const parkings = sql<ProviderParking[]>`(select coalesce(json_agg(json_build_object(
  'id', parkings.id, 'name', parkings.name, 'airportCode', parkings.airport_code)
  order by parkings.airport_code, parkings.position, parkings.id), '[]')
  from parkings where parkings.provider_id = providers.id)`

const parkingCount = sql`(select count(*) from parkings where parkings.provider_id = providers.id)`

/** Where it has parkings, and where it is left out. */
const places = sql`array(select parkings.airport_code::text from parkings
  where parkings.provider_id = providers.id
  union select providers.left_out_at::text where providers.left_out_at is not null)`

const firstExpiry = sql`(select min(mark ->> 'validUntil')
  from jsonb_array_elements(providers.marks) mark)`

const today = sql`(now() at time zone 'Europe/Amsterdam')::date`

const rows = editableRows<AdminProvider, ProviderInput>(
  providers,
  { ...columns, parkings },
  ({ version: _, ...row }) => row,
  {
    searchIn: [
      providers.tradeName,
      sql`coalesce(${providers.legalName}, '')`,
      // As it is written, and without the dots of a Belgian number.
      sql`concat_ws(' ', ${providers.registry}, ${providers.registryNumber},
        replace(${providers.registryNumber}, '.', ''))`,
    ],
    filters: {
      country: valueIn(providers.country),
      mark: valueIn(sql`case when ${firstExpiry} < ${today}::text then 'verlopen'
        when ${firstExpiry} <= (${today} + ${sql.raw(`${warnDays}`)})::text then 'verloopt'
        when jsonb_array_length(providers.marks) > 0 then 'geldig' else 'geen' end`),
      state: valueIn(
        sql`case when ${providers.leftOutAt} is null then 'getoond' else 'niet-getoond' end`,
      ),
      airport: {
        values: sql`unnest(${places})`,
        matches: (code) => sql`${code} = any(${places})`,
      },
      datum: datedFilter('provider', providers.id),
    },
    sortBy: {
      name: naturally(providers.tradeName),
      parkings: parkingCount,
      mark: firstExpiry,
      datum: datedSort('provider', providers.id),
    },
    inOrder: [naturally(providers.tradeName), asc(providers.id)],
  },
)

/** A page of the admin's list, with what has a date there. */
async function listedProviders(query: ListQuery): Promise<PageOf<ListedProvider>> {
  const page = await rows.page(query)
  const datedOf = await summariesOf(
    'provider',
    page.rows.map(({ id }) => id),
    query,
  )
  return {
    ...page,
    counts: { ...page.counts, ...(await countDated('provider', query)) },
    rows: page.rows.map((row) => ({ ...row, dated: datedOf(row.id) })),
  }
}

/** How the admin edits providers. */
export const providerRows = {
  ...rows,
  page: listedProviders,

  add: (
    editor: Editor,
    input: ProviderInput,
    repeatable?: Repeatable,
  ): Promise<Result<AdminProvider, Clash | AddedBefore>> =>
    addOnce(editor, providers, repeatable, async (tx) => {
      const unknown = await findUnknownAirport(tx, input)
      return unknown ? refused(unknown) : ok(await rows.insert(tx, input))
    }),

  update: (
    editor: Editor,
    id: number,
    input: ProviderInput,
  ): Promise<Result<AdminProvider, NotThere<AdminProvider> | Clash>> =>
    edit(editor, async (tx) => {
      const held = await rows.hold(tx, { id, version: input.version })
      if (!held.ok) return held
      const unknown = await findUnknownAirport(tx, input)
      return unknown ? refused(unknown) : ok(await rows.write(tx, held.value, input))
    }),
}

/** There is no foreign key: where a provider is left out may outlive the airport. */
async function findUnknownAirport(
  tx: Database,
  { leftOutAt }: ProviderInput,
): Promise<Clash | undefined> {
  if (!leftOutAt) return undefined
  const [known] = await tx
    .select({ id: airports.id })
    .from(airports)
    .where(eq(airports.code, leftOutAt))
  if (known) return undefined
  const reference = { column: 'left_out_at', table: 'providers', to: 'airports' }
  return { unknown: { ...reference, field: 'leftOutAt' } }
}
