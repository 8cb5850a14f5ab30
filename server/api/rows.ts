import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { maxSelected } from '#domain/admin/list-view.ts'
import type { Noun } from '#domain/admin/noun.ts'
import type { BasedOn } from '#domain/changes/editable.ts'
import type { FieldErrors } from '#domain/form/form.ts'
import { rowId } from '#domain/form/row-id.ts'
import { kindOfTable } from '#domain/kinds.ts'
import { capitalized } from '#domain/text/text.ts'
import { isAddedBefore } from '#server/db/adding.ts'
import type { Clash } from '#server/db/editing.ts'
import type { editableRows, orderedRows } from '#server/db/rows.ts'
import type { AdminCall, CallEnv } from './access/authenticate.ts'
import { idOf, problem, readInput, readVersion, repeatableOf } from './json.ts'
import { answerPage } from './list-query.ts'

type Stored = { id: number; version: number }

/** One row by itself may hold more than the same row in the list. */
export type Rows<Row extends Stored, Input extends BasedOn, Listed extends Stored> = Pick<
  ReturnType<typeof editableRows<Row, Input>>,
  'find' | 'add' | 'update'
> &
  Pick<ReturnType<typeof editableRows<Listed, Input>>, 'filters' | 'sorts' | 'page' | 'remove'>

export type OrderedRows<Row extends Stored, Input extends BasedOn, Listed extends Stored> = Rows<
  Row,
  Input,
  Listed
> &
  Pick<ReturnType<typeof orderedRows<Listed, Input>>, 'reorder'>

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

/** The handlers that list, read, write and delete the rows of one kind. */
export function rowCalls<Row extends Stored, Input extends BasedOn, Listed extends Stored>(
  noun: Noun,
  schema: z.ZodType<Input>,
  rows: Rows<Row, Input, Listed>,
  maxBytes?: number,
) {
  const says = refusals(noun)

  return {
    listAll: (call: AdminCall) => answerPage(call, rows.filters, rows.page),

    read: async (call: AdminCall) => {
      const row = await rows.find(idOf(call))
      return row ? call.json(row) : says.missing(call)
    },

    create: async (call: AdminCall) => {
      const input = await readInput(call, schema, says.invalid, maxBytes)
      if (!input.ok) return input.why
      const { value } = input
      const added = await rows.add(call.get('admin'), value, repeatableOf(call, value))
      if (added.ok) return call.json(added.value, 201)
      if (!isAddedBefore(added.why)) return says.refuse(call, added.why)
      const { id, version, isOther } = added.why.addedBefore
      if (isOther) return says.addedOtherwise(call, await rows.find(id))
      const saved = await rows.update(call.get('admin'), id, { version, ...value })
      return saved.ok ? call.json(saved.value, 201) : says.refuse(call, saved.why)
    },

    update: async (call: AdminCall) => {
      const input = await readInput(call, schema, says.invalid, maxBytes)
      if (!input.ok) return input.why
      const saved = await rows.update(call.get('admin'), idOf(call), input.value)
      return saved.ok ? call.json(saved.value) : says.refuse(call, saved.why)
    },

    remove: async (call: AdminCall) => {
      const version = await readVersion(call)
      if (!version.ok) return version.why
      const ref = { id: idOf(call), version: version.value }
      const removed = await rows.remove(call.get('admin'), [ref])
      return removed.ok ? call.json(removed.value) : says.refuse(call, removed.why)
    },

    /** Deletes several rows in one transaction, logged as one change. */
    removeAll: async (call: AdminCall) => {
      const input = await readInput(call, rowsSchema, says.invalid, maxRowsBytes)
      if (!input.ok) return input.why
      const removed = await rows.remove(call.get('admin'), input.value.rows)
      return removed.ok ? call.json(removed.value) : says.refuse(call, removed.why)
    },
  }
}

/** The same for a kind whose rows can be reordered. */
export function orderedCalls<Row extends Stored, Input extends BasedOn, Listed extends Stored>(
  noun: Noun,
  schema: z.ZodType<Input>,
  rows: OrderedRows<Row, Input, Listed>,
  maxBytes?: number,
) {
  const says = refusals(noun)

  return {
    ...rowCalls(noun, schema, rows, maxBytes),

    reorder: async (call: AdminCall) => {
      const input = await readInput(call, orderSchema, says.invalid)
      if (!input.ok) return input.why
      const ordered = await rows.reorder(call.get('admin'), input.value)
      return ordered.ok ? call.json(ordered.value) : says.refuse(call, ordered.why)
    },
  }
}

type RowCalls = ReturnType<typeof rowCalls>

/** The same with their order, which would otherwise be taken for an id. */
export function orderedRoutes(calls: ReturnType<typeof orderedCalls>) {
  return new Hono<CallEnv>().put('/order', calls.reorder).route('/', rowRoutes(calls))
}

/** Routes for these handlers, for `.route('/api/admin/parkings', …)`. */
export function rowRoutes(calls: RowCalls) {
  return new Hono<CallEnv>()
    .get('/', calls.listAll)
    .post('/', calls.create)
    .delete('/', calls.removeAll)
    .get('/:id', calls.read)
    .put('/:id', calls.update)
    .delete('/:id', calls.remove)
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
