import type { Context } from 'hono'
import { z } from 'zod'
import { maxPageSize, readListState } from '#domain/admin/list-view.ts'
import { parse } from '#domain/form/form.ts'
import { formatNumber } from '#domain/text/number.ts'
import type { ListQuery } from '#server/db/list-page.ts'
import { invalidInput } from './json.ts'

const maxSearchLength = 200

/** How many rows a call returns. Refused out of its range: with fewer rows, a client would miss the others. */
export function rowLimit(most: number) {
  const message = `Geef een geheel getal van 1 tot en met ${formatNumber(most)}`
  return z.coerce.number(message).int(message).min(1, message).max(most, message)
}

const sizeSchema = z.object({ pageSize: rowLimit(maxPageSize).optional() })

/** Answers with the page of a list that is asked for. What else is invalid is ignored. */
export async function answerPage(
  call: Context,
  filters: string[],
  readPage: (query: ListQuery) => Promise<object>,
): Promise<Response> {
  const params = new URL(call.req.url).searchParams
  const sized = parse(sizeSchema, { pageSize: params.get('pageSize') ?? undefined })
  if (!sized.ok) return invalidInput(call, sized.why)
  const { pageSize: size } = sized.value
  const query = { ...readListQuery(call, filters), ...(size && { size }) }
  return call.json(await readPage(query))
}

/** What is asked of a list. What is invalid is ignored. */
export function readListQuery(call: Context, filters: string[]): ListQuery {
  const state = readListState(new URL(call.req.url).searchParams, filters)
  return { ...state, q: state.q.slice(0, maxSearchLength) }
}

/** Only for the description: `answerPage` parses these itself. */
export const listParameters = ({
  sorts = [],
  filters = [],
}: {
  sorts?: string[]
  filters?: string[]
}) =>
  z.object({
    q: z.string().optional(),
    ...Object.fromEntries(filters.map((name) => [name, z.string().optional()])),
    ...(sorts.length > 0 && { sort: z.enum(sorts).optional() }),
    dir: z.enum(['asc', 'desc']).optional(),
    page: z.int().min(1).optional(),
    ...sizeSchema.shape,
  })
