import { z } from 'zod'

/** An address on this site, without a query. */
export const pathSchema = z
  .string('Dit is geen adres')
  .max(300, 'Dit is geen adres')
  .regex(/^\/(?!\/)[^?#\s\0]*$/, 'Dit is geen adres')

/** How a visit began, as far as the browser tells. What makes no sense is as if it was not there. */
export const originFields = {
  referrer: z.string().max(500).optional().catch(undefined),
  campaign: z.string().max(100).optional().catch(undefined),
}

/** What a page says when it is opened. */
export const pageViewSchema = z.object({ path: pathSchema, ...originFields })

export type PageViewReport = z.infer<typeof pageViewSchema>
