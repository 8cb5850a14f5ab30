import { z } from 'zod'
import type { PageOf } from '#domain/admin/list-view.ts'
import type { Editable } from '#domain/changes/editable.ts'

/** A schema for each field of a type. */
export type Shape<Fields> = {
  [Name in keyof Fields]-?: undefined extends Fields[Name]
    ? z.ZodOptional<z.core.$ZodType<Exclude<Fields[Name], undefined>>>
    : z.core.$ZodType<Fields[Name]>
}

/**
 * The schema of an object type in an answer. It is a type error when a field is missing from the
 * type or from the schema, or is optional in only one of them.
 */
export function answerOf<Fields extends object>(shape: Shape<Fields>): z.ZodType<Fields> {
  // TypeScript can't infer that an object schema of this shape has these fields.
  return z.object(shape) as unknown as z.ZodType<Fields>
}

export const id = z.int().positive()
export const count = z.int().nonnegative()
export const moment = z.iso.datetime()
export const day = z.iso.date()

export const editableShape = {
  version: z.int().positive(),
  updatedAt: moment,
} satisfies Shape<Editable>

/** A write that can be undone: the id of its change in the log. */
export type Undoable = { change: string }
export const undoable = answerOf<Undoable>({ change: z.uuid() })

/** One page of a list. */
export const pageOf = <Row>(row: z.core.$ZodType<Row>) =>
  answerOf<PageOf<Row>>({
    rows: z.array(row),
    page: z.int().positive(),
    size: z.int().positive(),
    found: count,
    total: count,
    counts: z.record(z.string(), z.record(z.string(), count)),
    bytes: count.optional(),
  })
