import type { z } from 'zod'
import type { PageOf } from '#domain/admin/list-view.ts'
import type { Noun } from '#domain/admin/noun.ts'
import { basisSchema } from '#server/api/json.ts'
import { orderSchema, rowsSchema } from '#server/api/rows.ts'
import { noted, pageOf } from './shapes.ts'

type Described<Of extends string, Status extends 200 | 201, Answer, Reads = unknown> = {
  [Name in Of]: { does: string; status: Status; answers: z.core.$ZodType<Answer> } & Reads
}

type RowCalls<Path extends string, Row> = Described<`GET ${Path}`, 200, PageOf<Row>> &
  Described<`POST ${Path}`, 201, Row> &
  Described<`GET ${Path}/:id` | `PUT ${Path}/:id`, 200, Row> &
  Described<`DELETE ${Path}` | `DELETE ${Path}/:id`, 200, { change: string }>

type OrderCall<Path extends string> = Described<`PUT ${Path}/order`, 200, { change: string }>

/** The description of the call that `orderedRoutes` adds to those. */
export function orderCall<const Path extends string>(path: Path, { many }: Pick<Noun, 'many'>) {
  const calls: object = {
    [`PUT ${path}/order`]: {
      does: `Zet ${many} in deze volgorde.`,
      status: 200,
      reads: orderSchema,
      answers: noted,
    },
  }
  // TypeScript widens a computed key that contains a parameter to string.
  return calls as OrderCall<Path>
}

/** The descriptions of the calls that `rowRoutes` adds. */
export function rowCalls<const Path extends string, Row>(
  path: Path,
  { one, many }: Pick<Noun, 'one' | 'many'>,
  schema: z.core.$ZodType,
  row: z.core.$ZodType<Row>,
  parameters: z.core.$ZodType,
): RowCalls<Path, Row> {
  const calls = {
    [`GET ${path}`]: {
      does: `Geeft een pagina van de ${many}, zoals jij ze beheert.`,
      status: 200,
      reads: parameters,
      answers: pageOf(row),
    },
    [`POST ${path}`]: { does: `Voegt een ${one} toe.`, status: 201, reads: schema, answers: row },
    [`DELETE ${path}`]: {
      does: `Verwijdert ${many}: alle, of geen.`,
      status: 200,
      reads: rowsSchema,
      answers: noted,
    },
    [`GET ${path}/:id`]: { does: `Geeft één ${one}.`, status: 200, answers: row },
    [`PUT ${path}/:id`]: { does: `Wijzigt een ${one}.`, status: 200, reads: schema, answers: row },
    [`DELETE ${path}/:id`]: {
      does: `Verwijdert een ${one}.`,
      status: 200,
      reads: basisSchema,
      answers: noted,
    },
  }
  // TypeScript widens a computed key that contains a parameter to string.
  return calls as RowCalls<Path, Row>
}
