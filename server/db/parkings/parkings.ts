import { asc, count, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { FactsInput } from '#domain/fact/fact-schema.ts'
import { ok, type Result } from '#domain/form/result.ts'
import { withLeftOut } from '#domain/parking/left-out.ts'
import { type AdminParking, noProvider, type Parking } from '#domain/parking/parking.ts'
import type { ParkingInput } from '#domain/parking/parking-schema.ts'
import { exampleSettings } from '#domain/settings/setting.ts'
import { inStep } from '#domain/transfer/follows-from.ts'
import { tariffsOn, today } from '#server/db/checks/dated-items.ts'
import { datedFilter, datedSort } from '#server/db/checks/dated-lists.ts'
import { type Database, db } from '#server/db/client.ts'
import { perContentVersion } from '#server/db/content-version.ts'
import { type Clash, type Editor, edit } from '#server/db/editing.ts'
import { contains, valueIn } from '#server/db/list-page.ts'
import { naturally } from '#server/db/plain-text.ts'
import { type NotThere, orderedRows, type RowRef } from '#server/db/rows.ts'
import { parkings, priceToday, providers } from '#server/db/schema.ts'
import { clicksSort } from './parking-clicks.ts'

const {
  version,
  createdAt,
  updatedAt,
  position,
  providerId,
  directions,
  avoid,
  bookingPage,
  providerCode,
  bookingText,
  facts,
  tariffPrice,
  // Who of us checked it is nothing for travellers.
  priceCheckedBy,
  ...columns
} = getTableColumns(parkings)
/** What travellers may know. The price that they read is that of today. */
const publicColumns = { ...columns, pricePerDay: priceToday(parkings) }
const isPriceOfTariff = sql<boolean>`${tariffPrice} is not null`

const inOrder = [asc(parkings.position), asc(parkings.id)]

/** The parkings of one airport, or all of them, in the admin's order. */
export async function listParkings(airportCode?: string): Promise<Parking[]> {
  if (airportCode !== undefined) return parkingsAt(airportCode)
  return db
    .select(publicColumns)
    .from(parkings)
    .orderBy(...inOrder)
}

const parkingsAt = perContentVersion(
  async (airportCode: string): Promise<Parking[]> =>
    db
      .select(publicColumns)
      .from(parkings)
      .where(eq(parkings.airportCode, airportCode))
      .orderBy(...inOrder),
)

/** Parkings by id. Ids that no longer exist are left out. */
export async function listParkingsById(ids: number[]): Promise<Parking[]> {
  if (ids.length === 0) return []
  return db.select(publicColumns).from(parkings).where(inArray(parkings.id, ids))
}

/** The codes of the airports with a built-in parking. */
export const listSampleAirports = perContentVersion(async (): Promise<Set<string>> => {
  const found = await db
    .selectDistinct({ airportCode: parkings.airportCode })
    .from(parkings)
    .where(eq(parkings.isSample, true))
  return new Set(found.map(({ airportCode: code }) => code))
})

/** The number of parkings per airport, available or not. Airports without any are left out. */
export async function countParkings(): Promise<Map<string, number>> {
  const counted = await db
    .select({ code: parkings.airportCode, parkings: count() })
    .from(parkings)
    .groupBy(parkings.airportCode)
  return new Map(counted.map(({ code, parkings }) => [code, parkings]))
}

const tagPairs = sql`(select coalesce(array_agg(pair), '{}') from string_to_table(
  (select coalesce(values ->> 'affiliateTag', ${exampleSettings.affiliateTag}) from settings), '&') pair
  where trim(pair) <> '')`
const beforeFragment = sql`split_part(trim(${parkings.affiliateUrl}), '#', 1)`
const linkQuery = sql`case when strpos(${beforeFragment}, '?') > 0
  then substr(${beforeFragment}, strpos(${beforeFragment}, '?') + 1) else '' end`

/** `lacksTag` of domain/parking/affiliate-tag.ts, as a query. What takes longest comes last. */
const lacksTag = sql`(not string_to_array(${linkQuery}, '&') @> ${tagPairs}
  and ${parkings.affiliateUrl} ~* '^\\s*https?://\\S')`

/** The number of parkings whose affiliate link lacks the tag. */
export const countUntagged = () => db.$count(parkings, lacksTag)

/** The sort `checked` of the list, by `shownCheck` of domain/parking/price-age.ts of the price of today. */
const checkedSort = async () =>
  sql`coalesce(case when ${tariffPrice} is not null then
    ((select jsonb_object_agg(parking_id, checked_on) from ${tariffsOn(today(), true, sql`true`)} held
      where checked_on is not null) ->> ${parkings.id}::text)::date end, ${parkings.priceCheckedOn})`

/** How the admin edits parkings. */
export const parkingRows = orderedRows<AdminParking, ParkingInput>(
  parkings,
  {
    ...columns,
    priceCheckedBy,
    priceToday: priceToday(parkings),
    isPriceOfTariff,
    bookingPage,
    providerCode,
    position,
    version,
    updatedAt,
  },
  (input, former) => ({
    ...inStep(
      withLeftOut(input, former),
      input.transfer === undefined ? former?.transfer : input.transfer,
    ),
    ...writtenFacts(input.facts, former),
  }),
  {
    isContent: true,
    searchIn: [parkings.name],
    // The providers that match are read once, not once for each parking.
    orFoundBy: (wanted) => sql`${parkings.providerId} in (select ${providers.id} from ${providers}
      where ${contains(providers.tradeName, wanted)})`,
    filters: {
      airport: valueIn(parkings.airportCode),
      type: valueIn(parkings.type),
      provider: valueIn(sql`coalesce(${parkings.providerId}::text, ${noProvider})`),
      state: valueIn(
        sql`case when ${parkings.unavailable} is null then 'beschikbaar' else 'niet-beschikbaar' end`,
      ),
      tag: valueIn(sql`case when ${lacksTag} then 'zonder' else 'met' end`),
      datum: datedFilter('parking', parkings.id),
    },
    sortBy: {
      name: naturally(parkings.name),
      distance: parkings.distance,
      price: priceToday(parkings),
      rating: sql`case when ${parkings.reviews} > 0 then ${parkings.rating} end`,
      checked: checkedSort,
      clicks: clicksSort,
      datum: datedSort('parking', parkings.id),
    },
    filled: ['name', 'distance', 'price'],
  },
)

/** Facts that are left out stay as they are; null makes one unknown. */
function writtenFacts(facts: FactsInput | undefined, former?: Parking) {
  if (!facts) return {}
  const entries = Object.entries(facts)
  const known = Object.fromEntries(entries.filter(([, fact]) => fact !== null))
  if (!former) return { facts: known }
  const unknown = entries.filter(([, fact]) => fact === null).map(([key]) => key)
  return {
    facts: sql`(${parkings.facts} || ${JSON.stringify(known)}::jsonb) - ${sql.param(unknown)}::text[]`,
  }
}

/** Makes several parkings unavailable with a reason, or available again, in one transaction. */
export async function setUnavailable(
  editor: Editor,
  rows: RowRef[],
  unavailable: string | null,
): Promise<Result<{ change: string }, NotThere<AdminParking> | Clash>> {
  return edit(editor, async (tx, change) => {
    const held = await parkingRows.holdAll(tx, rows)
    if (!held.ok) return held
    await tx.update(parkings).set({ unavailable }).where(isOneOf(rows))
    return ok({ change })
  })
}

/**
 * Sets the price per day of parkings that are held, where it is another. Writes what the triggers of each row would
 * make of it too, which then have nothing to do: nobody looked at these prices.
 */
export async function setPrices(
  tx: Database,
  prices: { id: number; price: number }[],
): Promise<void> {
  const [ids, values] = [prices.map(({ id }) => id), prices.map(({ price }) => price)]
  await tx.execute(sql`update ${parkings} set price_per_day = price, is_price_changed = true,
      version = version + 1, updated_at = now()
    from unnest(${sql.param(ids)}::int[], ${sql.param(values)}::numeric[]) as changed (parking, price)
    where id = parking and price_per_day <> price`)
}

const { id, name, airportCode, pricePerDay } = columns
const priced = { id, name, airportCode, pricePerDay, priceToday: priceToday(parkings) }

/** All parkings at the airports of these. */
export const listPriced = (tx: Database, chosen: { airportCode: string }[]) => {
  const codes = sql.param([...new Set(chosen.map((parking) => parking.airportCode))])
  return tx.select(priced).from(parkings).where(sql`${airportCode} = any(${codes}::text[])`)
}

export const isOneOf = (rows: RowRef[]) =>
  sql`${parkings.id} = any(${sql.param(rows.map((row) => row.id))}::int[])`
