import type { z } from 'zod'
import type { Noun } from '#domain/admin/noun.ts'
import type { PlainAnswers } from '#domain/api/answers.ts'
import type { Call } from '#domain/api/calls.ts'
import { kinds, type PlainKind, type RowOfKind } from '#domain/kinds.ts'
import { addHeaders, basisSchema } from '#server/api/json.ts'
import { listParameters } from '#server/api/list-query.ts'
import { orderSchema, rowsSchema } from '#server/api/rows.ts'
import type { Description } from './description.ts'
import { noted, pageOf } from './shapes.ts'

export type RowCallsOf<Name extends PlainKind> = {
  [Of in keyof PlainAnswers<Name> & Call]: Description<Of>
}

/** The descriptions of the calls that `rowRoutes` adds, or `orderedRoutes` for an ordered kind. */
export function describeRowCalls<Name extends PlainKind>(
  name: Name,
  { one, many }: Pick<Noun, 'one' | 'many'>,
  input: z.core.$ZodType,
  row: z.core.$ZodType<RowOfKind<Name>>,
  rows: { sorts: string[]; filters: string[] },
): RowCallsOf<Name> {
  const path = `/api/admin/${kinds[name].path}`
  const order = {
    [`PUT ${path}/order`]: {
      does: `Zet ${many} in deze volgorde.`,
      status: 200,
      reads: orderSchema,
      answers: noted,
    },
  }
  const calls: object = {
    ...(kinds[name].isOrdered ? order : {}),
    [`GET ${path}`]: {
      does: `Geeft een pagina van de ${many}, zoals jij ze beheert.`,
      status: 200,
      reads: listParameters(rows),
      answers: pageOf(row),
    },
    [`POST ${path}`]: {
      does: `Voegt een ${one} toe.`,
      status: 201,
      reads: input,
      headers: addHeaders,
      answers: row,
    },
    [`DELETE ${path}`]: {
      does: `Verwijdert ${many}: alle, of geen.`,
      status: 200,
      reads: rowsSchema,
      answers: noted,
    },
    [`GET ${path}/:id`]: { does: `Geeft één ${one}.`, status: 200, answers: row },
    [`PUT ${path}/:id`]: { does: `Wijzigt een ${one}.`, status: 200, reads: input, answers: row },
    [`DELETE ${path}/:id`]: {
      does: `Verwijdert een ${one}.`,
      status: 200,
      reads: basisSchema,
      answers: noted,
    },
  }
  // TypeScript widens a computed key to string. A test compares the calls with the routes.
  return calls as RowCallsOf<Name>
}
