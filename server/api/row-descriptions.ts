import type { z } from 'zod'
import type { Noun } from '#domain/admin/noun.ts'
import type { Description } from './descriptions.ts'
import { basisSchema } from './json.ts'
import { orderSchema, rowsSchema } from './rows.ts'

/** What the calls of `rowRoutes` do and read. */
export function rowDescriptions(
  path: string,
  { one, many }: Pick<Noun, 'one' | 'many'>,
  schema: z.ZodType,
): Record<string, Description> {
  return {
    [`GET ${path}`]: [`Geeft alle ${many}, zoals jij ze beheert.`, 200],
    [`POST ${path}`]: [`Voegt een ${one} toe.`, 201, schema],
    [`DELETE ${path}`]: [`Verwijdert ${many}: alle, of geen.`, 200, rowsSchema],
    [`PUT ${path}/order`]: [`Zet ${many} in deze volgorde.`, 200, orderSchema],
    [`GET ${path}/:id`]: [`Geeft één ${one}.`, 200],
    [`PUT ${path}/:id`]: [`Wijzigt een ${one}.`, 200, schema],
    [`DELETE ${path}/:id`]: [`Verwijdert een ${one}.`, 200, basisSchema],
  }
}
