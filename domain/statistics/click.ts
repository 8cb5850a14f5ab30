import { z } from 'zod'
import { rowId } from '#domain/form/row-id.ts'
import { originFields, pathSchema } from './page-view.ts'

/** What a page says when someone leaves for a provider. */
export const clickSchema = z.object({
  parkingId: rowId('Dit is geen parkeerterrein'),
  /** The place in the list, from 1, and the order that the list was in. */
  position: z.int().positive().max(1_000).optional().catch(undefined),
  sort: z.enum(['price', 'distance', 'rating']).optional().catch(undefined),
  /** The page that the link was on, and how the visit began. */
  page: pathSchema.optional().catch(undefined),
  ...originFields,
})

export type ClickReport = z.infer<typeof clickSchema>

/** What comes on top of this from one address in a minute is kept, and counts for nothing. */
export const mostClicksAMinute = 60

/** A click as it was kept; the lot may be gone since. */
export type AffiliateClick = {
  id: number
  parkingId: number | null
  parkingName: string
  airportCode: string
  clickDate: string
}
