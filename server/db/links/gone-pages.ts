import { eq } from 'drizzle-orm'
import { checkedAddress } from '#domain/outbound/checked-page.ts'
import { isLongGone } from '#domain/outbound/link-standing.ts'
import type { Gone } from '#domain/outbound/without-gone.ts'
import { db } from '#server/db/client.ts'
import { linkChecks } from '#server/db/schema.ts'
import { isOfPage, knownColumns } from './link-checks.ts'

type Linked = {
  id: number
  airportCode: string
  providerId: number | null
  bookingPage: string | null
  providerCode: string | null
  provider: { bookingPage: string | null; website: string | null } | null
}

/** What was gone at three tries in 48 hours, of a parking as it is now. Most parkings have none. */
export async function readGone(): Promise<(parking: Linked) => Gone> {
  const found = await db.select(knownColumns).from(linkChecks).where(eq(linkChecks.outcome, 'gone'))
  const gone = found.filter(isLongGone)
  const booking = new Map(gone.map((row) => [row.parkingId, row]))
  const websites = new Map(gone.map((row) => [row.providerId, row]))

  return ({ id, airportCode, providerId, bookingPage, providerCode, provider }) => {
    const page = booking.get(id)
    const site = providerId === null ? undefined : websites.get(providerId)
    const template = bookingPage || provider?.bookingPage
    return {
      bookingPage: Boolean(
        page &&
          template &&
          isOfPage(page, (day) =>
            checkedAddress(template, { airportCode, code: providerCode }, day),
          ),
      ),
      website: Boolean(site && isOfPage(site, () => provider?.website ?? '')),
    }
  }
}
