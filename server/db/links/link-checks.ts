import { and, eq, sql } from 'drizzle-orm'
import { checkedAddress } from '#domain/outbound/checked-page.ts'
import type { CheckedPage } from '#domain/outbound/link-outcome.ts'
import type { LinkStanding } from '#domain/outbound/link-standing.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import { linkChecks, parkings, providers } from '#server/db/schema.ts'

// What was found at the pages to which links lead. A row is of the page as it was asked: once somebody types another,
// it says nothing any more.

/** A page to ask: the booking page of a parking, or the website of a provider. */
export type AskedPage = {
  page: CheckedPage
  parkingId: number | null
  providerId: number | null
  address: string
  /** What must be read there. */
  text: string | null
  /** The address of the same page on another day. */
  addressOn: (day: string) => string | undefined
}

type Owner = Pick<AskedPage, 'page' | 'parkingId' | 'providerId'>

export type KnownPage = LinkStanding & Owner & Pick<AskedPage, 'address'>

/** Whose page it is: 'booking 12', 'website 3'. */
export const pageKey = ({ page, parkingId, providerId }: Owner) =>
  `${page} ${parkingId ?? providerId}`

export const knownColumns = {
  page: linkChecks.page,
  parkingId: linkChecks.parkingId,
  providerId: linkChecks.providerId,
  address: linkChecks.address,
  outcome: linkChecks.outcome,
  seen: linkChecks.seen,
  tries: linkChecks.tries,
  since: linkChecks.since,
  checkedAt: linkChecks.checkedAt,
}

export const listKnownPages = (): Promise<KnownPage[]> => db.select(knownColumns).from(linkChecks)

const ownPage = {
  id: parkings.id,
  airportCode: parkings.airportCode,
  code: parkings.providerCode,
  own: parkings.bookingPage,
  ownText: parkings.bookingText,
  shared: providers.bookingPage,
  sharedText: providers.bookingText,
}

/**
 * Every page to ask on a day. Samples are left out, with the providers that have nothing else.
 *
 * @param among the only parkings; the websites are always there
 */
export async function listAskedPages(today: string, among?: number[]): Promise<AskedPage[]> {
  const [ofParkings, ofProviders] = await Promise.all([
    db
      .select(ownPage)
      .from(parkings)
      .leftJoin(providers, eq(providers.id, parkings.providerId))
      .where(
        and(
          eq(parkings.isSample, false),
          among && sql`${parkings.id} = any(${sql.param(among)}::int[])`,
          sql`coalesce(${parkings.bookingPage}, ${providers.bookingPage}) is not null`,
        ),
      ),
    db
      .select({ id: providers.id, website: providers.website, text: providers.bookingText })
      .from(providers)
      .where(sql`${providers.website} is not null and (
        not exists (select from parkings where provider_id = providers.id)
        or exists (select from parkings where provider_id = providers.id and not is_sample))`),
  ])
  const booking = ofParkings.flatMap(({ id, own, ownText, shared, sharedText, ...of }) => {
    const addressOn = (day: string) => checkedAddress(own || shared || '', of, day)
    const address = addressOn(today)
    const text = own ? ownText : sharedText
    return address === undefined
      ? []
      : [{ page: 'booking' as const, parkingId: id, providerId: null, address, text, addressOn }]
  })
  const websites = ofProviders.map(({ id, website, text }) => ({
    ...{ page: 'website' as const, parkingId: null, providerId: id },
    ...{ address: website ?? '', text, addressOn: () => website ?? '' },
  }))
  return [...booking, ...websites]
}

/** Keeps what is known of a page, unless whose it is was deleted meanwhile. */
export async function keepPage(asked: AskedPage, known: LinkStanding): Promise<void> {
  const { page, parkingId, providerId, address } = asked
  const { outcome, seen, tries, since, checkedAt } = known
  const owner = parkingId === null ? providers : parkings
  await db.execute(sql`
    insert into ${linkChecks} (parking_id, provider_id, page, address, outcome, seen, tries, since, checked_at)
    select ${parkingId}::int, ${providerId}::int, ${page}, ${address}, ${outcome}, ${seen}, ${tries}::int,
      ${since.toISOString()}::timestamptz, ${checkedAt.toISOString()}::timestamptz
    where exists (select from ${owner} where id = ${parkingId ?? providerId})
    on conflict on constraint link_checks_page do update set address = excluded.address,
      outcome = excluded.outcome, seen = excluded.seen, tries = excluded.tries, since = excluded.since,
      checked_at = excluded.checked_at`)
}

/** Forgets what is known of pages that are asked no more. */
export async function forgetOthers(asked: AskedPage[]): Promise<void> {
  const kept = asked.map(pageKey)
  await db.execute(sql`delete from ${linkChecks}
    where page || ' ' || coalesce(parking_id, provider_id) <> all(${sql.param(kept)}::text[])`)
}

/** Whether what is known is of this page, and not of one that was there before. */
export const isOfPage = (
  { address, checkedAt }: Pick<KnownPage, 'address' | 'checkedAt'>,
  addressOn: AskedPage['addressOn'],
): boolean => addressOn(amsterdamDay(checkedAt)) === address
