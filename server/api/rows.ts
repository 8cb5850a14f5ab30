import type { Context } from 'hono'
import { z } from 'zod'
import { maxSelected, type PageOf } from '#domain/admin/list-view.ts'
import type { Noun } from '#domain/admin/noun.ts'
import type { BasedOn } from '#domain/changes/editable.ts'
import type { FieldErrors } from '#domain/form/form.ts'
import { rowId } from '#domain/form/row-id.ts'
import { type KindName, kindOfTable, kinds } from '#domain/kinds.ts'
import { capitalized } from '#domain/text/text.ts'
import { isAddedBefore } from '#server/db/adding.ts'
import type { Clash } from '#server/db/editing.ts'
import type { editableRows, orderedRows } from '#server/db/rows.ts'
import { pageOf, type Undoable, undoable } from './answer.ts'
import type { Call } from './call.ts'
import {
  addHeaders,
  basisSchema,
  idOf,
  problem,
  readInput,
  readVersion,
  repeatableOf,
} from './json.ts'
import { answerPage, listParameters } from './list-query.ts'

type Stored = { id: number; version: number }

/** One row by itself may hold more than the same row in the list. */
type Rows<Row extends Stored, Input extends BasedOn, Listed extends Stored> = Pick<
  ReturnType<typeof editableRows<Row, Input>>,
  'find' | 'add' | 'update'
> &
  Pick<ReturnType<typeof editableRows<Listed, Input>>, 'filters' | 'sorts' | 'page'> &
  Pick<ReturnType<typeof editableRows<Stored, Input>>, 'remove'>

type Reorder = ReturnType<typeof orderedRows>['reorder']

/** Several rows, each with the version that the change is based on. */
export const rowRefs = z
  .array(z.object({ id: rowId(), version: z.int().positive().optional() }))
  .min(1)
  .max(maxSelected)

/** Room for that many. */
export const maxRowsBytes = 512 * 1024

export const rowsSchema = z.object({ rows: rowRefs })
const ids = z.array(rowId()).min(1).max(10_000)
export const orderSchema = z.object({ ids, was: ids.optional() })

/** A kind whose rows have a path. */
type RowKind = {
  [Name in KindName]: (typeof kinds)[Name]['path'] extends string ? Name : never
}[KindName]

type PathOf<Name extends RowKind> = `/api/admin/${(typeof kinds)[Name]['path']}`
type IsOrdered<Name extends RowKind> = (typeof kinds)[Name]['isOrdered']

type RowAnswers<Name extends RowKind, Row, Listed> =
  | [`GET ${PathOf<Name>}`, PageOf<Listed>]
  | [`POST ${PathOf<Name>}` | `${'GET' | 'PUT'} ${PathOf<Name>}/:id`, Row]
  | [`DELETE ${PathOf<Name>}${'' | '/:id'}`, Undoable]
  | (IsOrdered<Name> extends true ? [`PUT ${PathOf<Name>}/order`, Undoable] : never)

type RowCalls<
  Name extends RowKind,
  Row extends Stored,
  Input extends BasedOn,
  Listed extends Stored,
> = {
  /** What a form and a call may save. */
  reads: z.ZodType<Input>
  answers: z.ZodType<Row>
  /** A row of the list, if it holds less. */
  lists?: z.ZodType<Listed>
  rows: Rows<Row, Input, Listed> &
    (IsOrdered<Name> extends true ? { reorder: Reorder } : { reorder?: undefined })
  /** What the document of the API calls them, if it is another noun. */
  noun?: Pick<Noun, 'one' | 'many'>
  /** What it says of a change of one, if there is more to say. */
  changes?: string
  maxBytes?: number
  /** What is wrong with it that only the database knows, at its field. */
  problems?: (
    input: Input,
    id?: number,
  ) => Promise<FieldErrors<Record<string, unknown>> | undefined>
}

/** The calls that list, read, add, change and delete the rows of a kind, and reorder those of an ordered kind. */
export function rowCalls<
  Name extends RowKind,
  Row extends Stored,
  Input extends BasedOn,
  Listed extends Stored = Row,
>(
  name: Name,
  {
    reads,
    answers,
    // TypeScript does not see that a list without a schema of its own has these rows.
    lists = answers as unknown as z.ZodType<Listed>,
    rows,
    noun: { one, many } = kinds[name].noun,
    changes = `Wijzigt een ${one}.`,
    maxBytes,
    problems,
  }: RowCalls<Name, Row, Input, Listed>,
): Call<RowAnswers<Name, Row, Listed>>[] {
  const { noun, path, seenBy, changedBy } = kinds[name]
  const says = refusals(noun)
  const address = `/api/admin/${path}`
  const { reorder } = rows

  const ofList: Call[] = [
    {
      method: 'GET',
      path: address,
      does: `Geeft een pagina van de ${many}, zoals jij ze beheert.`,
      role: seenBy,
      reads: listParameters(rows),
      answers: pageOf(lists),
      handle: (call) => answerPage(call, rows.filters, rows.page),
    },
    {
      method: 'POST',
      path: address,
      does: `Voegt een ${one} toe.`,
      role: changedBy,
      reads,
      headers: addHeaders,
      status: 201,
      answers,
      async handle(call) {
        const input = await readInput(call, reads, says.invalid, maxBytes)
        if (!input.ok) return input.why
        const { value } = input
        const wrong = await problems?.(value)
        if (wrong) return says.invalid(call, wrong)
        const added = await rows.add(call.get('admin'), value, repeatableOf(call, value))
        if (added.ok) return call.json(added.value, 201)
        if (!isAddedBefore(added.why)) return says.refuse(call, added.why)
        const { id, version, isOther } = added.why.addedBefore
        if (isOther) return says.addedOtherwise(call, await rows.find(id))
        const saved = await rows.update(call.get('admin'), id, { version, ...value })
        return saved.ok ? call.json(saved.value, 201) : says.refuse(call, saved.why)
      },
    },
    {
      method: 'DELETE',
      path: address,
      does: `Verwijdert ${many}: alle, of geen.`,
      role: changedBy,
      reads: rowsSchema,
      answers: undoable,
      /** In one transaction, logged as one change. */
      async handle(call) {
        const input = await readInput(call, rowsSchema, says.invalid, maxRowsBytes)
        if (!input.ok) return input.why
        const removed = await rows.remove(call.get('admin'), input.value.rows)
        return removed.ok ? call.json(removed.value) : says.refuse(call, removed.why)
      },
    },
  ]

  const ofOrder: Call[] = reorder
    ? [
        {
          method: 'PUT',
          path: `${address}/order`,
          does: `Zet ${many} in deze volgorde.`,
          role: changedBy,
          reads: orderSchema,
          answers: undoable,
          async handle(call) {
            const input = await readInput(call, orderSchema, says.invalid)
            if (!input.ok) return input.why
            const ordered = await reorder(call.get('admin'), input.value)
            return ordered.ok ? call.json(ordered.value) : says.refuse(call, ordered.why)
          },
        },
      ]
    : []

  const ofOne: Call[] = [
    {
      method: 'GET',
      path: `${address}/:id`,
      does: `Geeft één ${one}.`,
      role: seenBy,
      answers,
      async handle(call) {
        const row = await rows.find(idOf(call))
        return row ? call.json(row) : says.missing(call)
      },
    },
    {
      method: 'PUT',
      path: `${address}/:id`,
      does: changes,
      role: changedBy,
      reads,
      answers,
      async handle(call) {
        const input = await readInput(call, reads, says.invalid, maxBytes)
        if (!input.ok) return input.why
        const wrong = await problems?.(input.value, idOf(call))
        if (wrong) return says.invalid(call, wrong)
        const saved = await rows.update(call.get('admin'), idOf(call), input.value)
        return saved.ok ? call.json(saved.value) : says.refuse(call, saved.why)
      },
    },
    {
      method: 'DELETE',
      path: `${address}/:id`,
      does: `Verwijdert een ${one}.`,
      role: changedBy,
      reads: basisSchema,
      answers: undoable,
      async handle(call) {
        const version = await readVersion(call)
        if (!version.ok) return version.why
        const ref = { id: idOf(call), version: version.value }
        const removed = await rows.remove(call.get('admin'), [ref])
        if (removed.ok) return call.json(removed.value)
        const { why } = removed
        // One row by itself may hold more than the one that was held.
        const isStale = typeof why === 'object' && 'stale' in why
        return says.refuse(call, isStale ? { stale: await rows.find(ref.id) } : why)
      },
    },
  ]
  // The order comes first, because it would be taken for an id. TypeScript widens a computed path to string.
  return [...ofList, ...ofOrder, ...ofOne] as Call<RowAnswers<Name, Row, Listed>>[]
}

/** The error responses of one kind, with its noun in the message. */
export function refusals({ one, article }: Noun) {
  const The = capitalized(`${article} ${one}`)
  const This = article === 'de' ? `Deze ${one}` : `Dit ${one}`
  const missing = (call: Context) => problem(call, 404, `${capitalized(one)} niet gevonden`)

  return {
    missing,

    invalid: (call: Context, fields: FieldErrors<Record<string, unknown>>) =>
      problem(call, 422, `${The} is niet goed ingevuld`, { fields }),

    /** A key is for one call: what was typed since is a change of what that call added. */
    addedOtherwise: (call: Context, current: unknown) =>
      problem(call, 422, `${The} is al toegevoegd, met andere gegevens`, { current }),

    refuse: (
      call: Context,
      why: 'missing' | 'reordered' | { stale: unknown } | Clash,
    ): Response => {
      if (why === 'missing') return missing(call)
      if (why === 'reordered') return problem(call, 409, 'De volgorde is intussen gewijzigd')
      if ('taken' in why) return problem(call, 409, `${This} bestaat al`)
      if ('unknown' in why) {
        const { field, to } = why.unknown
        const what = kindOfTable(to)?.noun.one ?? 'waarde'
        const fields = { [field]: [`Kies een ${what} die bestaat`] }
        return problem(call, 422, `${The} is niet goed ingevuld`, { fields })
      }
      if ('referredToBy' in why) return problem(call, 409, `${This} is nog in gebruik`)
      return problem(call, 409, `${This} is intussen gewijzigd`, { current: why.stale })
    },
  }
}
