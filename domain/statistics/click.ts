import { z } from 'zod'
import { rowId } from '#domain/form/row-id.ts'
import { referencePattern } from '#domain/outbound/reference.ts'
import { originFields, pathSchema } from './page-view.ts'

/** What a page reports when a visitor clicks to a provider. */
export const clickSchema = z.object({
  parkingId: rowId('Dit is geen parkeerterrein'),
  /** The position in the list, from 1, and the sort order of the list. */
  position: z.int().positive().max(1_000).optional().catch(undefined),
  sort: z.enum(['price', 'distance', 'rating']).optional().catch(undefined),
  /** The page of the link, and the origin of the visit. */
  page: pathSchema.optional().catch(undefined),
  /** What the page put into the link. */
  reference: z.string().regex(referencePattern).optional().catch(undefined),
  ...originFields,
})

export type ClickReport = z.infer<typeof clickSchema>

/** Clicks from one network above this number per minute are stored but not counted. */
export const maxClicksPerMinute = 60

/** For how long after a click another one of the same visitor on the same parking is a repeat. */
export const repeatMinutes = 30

/** A visitor is known for a day, by a hash: see `server/statistics/visit.ts`. */
type VisitorClick = { parkingId: number; dayHash: string; clickDate: string }

/**
 * Whether a click repeats an earlier one: it counts, but is marked. The database decides by this same rule where it
 * holds the lock (`store_clicks`); a test compares the two.
 */
export function isRepeat(click: VisitorClick, earlier: VisitorClick): boolean {
  const passed = Date.parse(click.clickDate) - Date.parse(earlier.clickDate)
  return (
    click.parkingId === earlier.parkingId &&
    click.dayHash === earlier.dayHash &&
    passed < repeatMinutes * 60_000
  )
}

/** A stored click. The parking may have been deleted since. */
export type AffiliateClick = {
  id: number
  parkingId: number | null
  parkingName: string
  airportCode: string
  clickDate: string
}
