import { z } from 'zod'
import { isFilterUse } from './filter-use.ts'

// Apart from filter-use.ts, so that the airport page does not load Zod.

/** The body that a page sends when a visitor changes the filter or the dates. */
export const filterUseSchema = z.object({
  airport: z.string('Dit is geen luchthaven').regex(/^[A-Z0-9]{2,3}$/, 'Dit is geen luchthaven'),
  filters: z
    .array(z.string().refine(isFilterUse, 'Dit is geen filter'), 'Dit zijn geen filters')
    .min(1, 'Er is niets gekozen')
    .max(15, 'Dit zijn te veel filters'),
  results: z.int('Dit is geen aantal').min(0, 'Dit is geen aantal').max(100_000),
})

export type FilterUseReport = z.infer<typeof filterUseSchema>
