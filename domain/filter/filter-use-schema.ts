import { z } from 'zod'
import { isFilterUse } from './filter-use.ts'

// Apart from filter-use.ts: the airport page says what was used, and needs no Zod for that.

/** What a page says when a visitor changed the filter or the dates. */
export const filterUseSchema = z.object({
  airport: z.string('Dit is geen luchthaven').regex(/^[A-Z0-9]{2,3}$/, 'Dit is geen luchthaven'),
  filters: z
    .array(z.string().refine(isFilterUse, 'Dit is geen filter'), 'Dit zijn geen filters')
    .min(1, 'Er is niets gekozen')
    .max(15, 'Dit zijn te veel filters'),
  results: z.int('Dit is geen aantal').min(0, 'Dit is geen aantal').max(100_000),
})

export type FilterUseReport = z.infer<typeof filterUseSchema>
