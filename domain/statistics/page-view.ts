import { z } from 'zod'

/** A path on this site, without a query. */
export const pathSchema = z
  .string('Dit is geen adres')
  .max(300, 'Dit is geen adres')
  .regex(/^\/(?!\/)[^?#\s\p{Cc}]*$/u, 'Dit is geen adres')

/** The origin of a visit, as far as the browser reports it. Invalid values count as absent. */
export const originFields = {
  referrer: z.string().max(500).optional().catch(undefined),
  campaign: z.string().max(100).optional().catch(undefined),
}

/** What a page reports when it is opened. */
export const pageViewSchema = z.object({ path: pathSchema, ...originFields })

export type PageViewReport = z.infer<typeof pageViewSchema>
