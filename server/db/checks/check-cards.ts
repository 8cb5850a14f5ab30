import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { CheckCard, ComparedPrice, DueItem } from '#domain/check/check-queue.ts'
import { markName, readItem } from '#domain/check/dated-item.ts'
import { directAddress } from '#domain/check/direct-address.ts'
import { comparedPrice } from '#domain/check/usual-stay.ts'
import { readFacts } from '#domain/fact/fact.ts'
import { quote } from '#domain/quote/quote.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import { checks, parkings, providers, surcharges, tariffs } from '#server/db/schema.ts'
import type { DatedRow } from './due-items.ts'

const { id: _tariff, createdAt: _made, ...tariffColumns } = getTableColumns(tariffs)
const { id: _surcharge, createdAt: _added, ...surchargeColumns } = getTableColumns(surcharges)

/** What the cards of these parkings need. */
export async function readChecked(ids: number[]) {
  const ofThese = (column: typeof tariffs.parkingId | typeof surcharges.parkingId) =>
    inArray(column, ids)
  const [found, tariffRows, surchargeRows, evidence] = await Promise.all([
    db
      .select({
        id: parkings.id,
        version: parkings.version,
        name: parkings.name,
        type: parkings.type,
        pricePerDay: parkings.pricePerDay,
        priceCheckedOn: parkings.priceCheckedOn,
        isPriceChanged: parkings.isPriceChanged,
        priceCheckSource: parkings.priceCheckSource,
        priceCheckedBy: parkings.priceCheckedBy,
        affiliateUrl: parkings.affiliateUrl,
        rating: parkings.rating,
        reviews: parkings.reviews,
        reviewsSource: parkings.reviewsSource,
        facts: parkings.facts,
        transfer: parkings.transfer,
        providerId: parkings.providerId,
        provider: providers.tradeName,
        website: providers.website,
      })
      .from(parkings)
      .leftJoin(providers, eq(providers.id, parkings.providerId))
      .where(inArray(parkings.id, ids)),
    db
      .select(tariffColumns)
      .from(tariffs)
      .where(ofThese(tariffs.parkingId))
      .orderBy(sql`${tariffs.validFrom} nulls first`),
    db
      .select(surchargeColumns)
      .from(surcharges)
      .where(ofThese(surcharges.parkingId))
      .orderBy(asc(surcharges.id)),
    db
      .selectDistinctOn([checks.parkingId], { parkingId: checks.parkingId, url: checks.url })
      .from(checks)
      .where(sql`${inArray(checks.parkingId, ids)} and ${checks.url} is not null`)
      .orderBy(checks.parkingId, sql`${checks.createdAt} desc`),
  ])
  const today = amsterdamDay(new Date())

  return new Map(
    found.map((parking) => {
      const { id, pricePerDay, affiliateUrl, website } = parking
      const charges = {
        pricePerDay,
        tariffs: tariffRows.filter(({ parkingId }) => parkingId === id),
        surcharges: surchargeRows.filter(({ parkingId }) => parkingId === id),
      }
      const { stay, tariff } = comparedPrice({ ...parking, ...charges }, today)
      const { total } = quote(charges, stay)
      const isTariff = tariff !== undefined
      const price: ComparedPrice = {
        amount: isTariff ? total && total / 100 : pricePerDay,
        stay: isTariff ? stay : null,
        pricePerDay,
        // A tariff without a day of its own has the check of its parking.
        ...(tariff?.checkedOn
          ? { checkSource: tariff.checkSource, checkedBy: tariff.checkedBy }
          : { checkSource: parking.priceCheckSource, checkedBy: parking.priceCheckedBy }),
      }
      const seen = evidence.find(({ parkingId }) => parkingId === id)?.url ?? null
      return [
        id,
        {
          ...parking,
          facts: readFacts(parking.facts),
          price,
          checkedOn: tariff?.checkedOn ?? parking.priceCheckedOn,
          tariff: tariff?.name ?? null,
          address: directAddress({ evidence: seen, website, affiliateUrl }),
        },
      ]
    }),
  )
}

export type CheckedParking =
  Awaited<ReturnType<typeof readChecked>> extends Map<number, infer One> ? One : never

const idsIn = (ids: (number | null)[]) => [...new Set(ids.filter((id) => id !== null))]

/** With the name of the tariff that a price is of. */
export async function withTariffs(items: DatedRow[]): Promise<DueItem[]> {
  const ofPrices = items.filter(({ item }) => item === 'price')
  const known = await readChecked(idsIn(ofPrices.map(({ parkingId }) => parkingId)))
  return items.map((item) => ({
    ...item,
    tariff: item.item === 'price' ? (known.get(item.parkingId ?? 0)?.tariff ?? null) : null,
  }))
}

/** What is due, with all that its card needs. What is gone meanwhile is left out. */
export async function cardsOf(items: DatedRow[]): Promise<CheckCard[]> {
  const [known, companies] = await Promise.all([
    readChecked(idsIn(items.map(({ parkingId }) => parkingId))),
    readProviders(idsIn(items.map(({ providerId }) => providerId))),
  ])
  return items.flatMap((item): CheckCard[] => {
    const parking = known.get(item.parkingId ?? 0)
    const company = companies.get(item.providerId ?? 0)
    if (parking) return [parkingCard(item, parking)]
    return company ? [markCard(item, company)] : []
  })
}

/** A provider's page is opened once for all of its parkings. */
const groupOf = ({ id, name, providerId, provider }: CheckedParking) =>
  providerId === null ? { key: `p${id}`, name } : { key: `v${providerId}`, name: provider ?? name }

const nothing = { tariff: null, price: null, fact: null, reviews: null, mark: null }

function parkingCard(item: DatedRow, parking: CheckedParking): CheckCard {
  const { version, address, price, tariff, facts, rating, reviews, reviewsSource } = parking
  const card = { ...item, ...nothing, version, address, group: groupOf(parking) }
  const read = readItem(item.item)
  if (read?.kind === 'price') return { ...card, price, tariff }
  if (read?.kind === 'fact') return { ...card, fact: facts[read.key] ?? null }
  return { ...card, reviews: { rating, count: reviews, source: reviewsSource } }
}

type Company =
  Awaited<ReturnType<typeof readProviders>> extends Map<number, infer One> ? One : never

function markCard(item: DatedRow, { version, website, marks }: Company): CheckCard {
  const read = readItem(item.item)
  const found = marks.find((mark) => read?.kind === 'mark' && read.name === markName(mark, marks))
  const { number = null, proof = null } = found ?? {}
  const mark = { number, proof, validUntil: item.dueOn }
  const group = { key: `v${item.providerId}`, name: item.name }
  return { ...item, ...nothing, group, version, address: proof ?? website, mark }
}

async function readProviders(ids: number[]) {
  const { id, version, website, marks } = getTableColumns(providers)
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ id, version, website, marks })
          .from(providers)
          .where(inArray(providers.id, ids))
  return new Map(found.map((provider) => [provider.id, provider]))
}
