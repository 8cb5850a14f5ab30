import type { Hono } from 'hono'
import type { z } from 'zod'
import type { Noun } from '#domain/admin/noun.ts'
import type { BasedOn } from '#domain/changes/editable.ts'
import { kinds, type PlainKind, type RowOfKind } from '#domain/kinds.ts'
import type { CallEnv } from '#server/api/access/authenticate.ts'
import { describeRowCalls, type RowCallsOf } from '#server/api/calls/row-calls.ts'
import {
  type OrderedRows,
  orderedCalls,
  orderedRoutes,
  type Rows,
  rowCalls,
  rowRoutes,
} from '#server/api/rows.ts'

/** A kind that the admin can reorder needs rows that can be. */
type RowsOfKind<Name extends PlainKind, Input extends BasedOn> = (typeof kinds)[Name] extends {
  isOrdered: true
}
  ? OrderedRows<RowOfKind<Name>, Input, RowOfKind<Name>>
  : Rows<RowOfKind<Name>, Input, RowOfKind<Name>>

/** The calls of a plain kind. */
export type PlainCalls<Name extends PlainKind> = {
  routes: Hono<CallEnv>
  descriptions: RowCallsOf<Name>
}

/**
 * Makes the routes of a plain kind, and their descriptions.
 *
 * @param input what a form and a call may save
 * @param row what a call answers
 * @param noun for the descriptions, if they call it otherwise
 */
export function plainKind<Name extends PlainKind, Input extends BasedOn>(
  name: Name,
  input: z.ZodType<Input>,
  row: z.ZodType<RowOfKind<Name>>,
  rows: RowsOfKind<Name, Input>,
  noun: Pick<Noun, 'one' | 'many'> = kinds[name].noun,
): PlainCalls<Name> {
  const routes =
    'reorder' in rows
      ? orderedRoutes(orderedCalls(kinds[name].noun, input, rows))
      : rowRoutes(rowCalls(kinds[name].noun, input, rows))
  return { routes, descriptions: describeRowCalls(name, noun, input, row, rows) }
}
