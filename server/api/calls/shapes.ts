import { z } from 'zod'
import type { PageOf } from '#domain/admin/list-view.ts'
import type { Editable } from '#domain/changes/editable.ts'
import { answerOf, type Shape } from './description.ts'

export const id = z.int().positive()
export const count = z.int().nonnegative()
export const moment = z.iso.datetime()
export const day = z.iso.date()

export const editableShape = {
  version: z.int().positive(),
  updatedAt: moment,
} satisfies Shape<Editable>

/** The response to a write that can be undone: the id of the logged change. */
export const noted = answerOf<{ change: string }>({ change: z.uuid() })

/** The schema of one page of a list. */
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

export const aFile = { takes: 'application/octet-stream' }
export const oneAirport = z.object({ airport: z.string().optional() })
