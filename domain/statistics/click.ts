import { z } from 'zod'
import { rowId } from '#domain/form/row-id.ts'
import { originFields, pathSchema } from './page-view.ts'

/** What a page reports when a visitor clicks to a provider. */
export const clickSchema = z.object({
  parkingId: rowId('Dit is geen parkeerterrein'),
  /** The position in the list, from 1, and the sort order of the list. */
  position: z.int().positive().max(1_000).optional().catch(undefined),
  sort: z.enum(['price', 'distance', 'rating']).optional().catch(undefined),
  /** The page of the link, and the origin of the visit. */
  page: pathSchema.optional().catch(undefined),
  ...originFields,
})

export type ClickReport = z.infer<typeof clickSchema>

/** Clicks from one network above this number per minute are stored but not counted. */
export const maxClicksPerMinute = 60

/** A stored click. The parking may have been deleted since. */
export type AffiliateClick = {
  id: number
  parkingId: number | null
  parkingName: string
  airportCode: string
  clickDate: string
}
