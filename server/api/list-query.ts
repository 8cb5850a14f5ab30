import type { Context } from 'hono'
import { z } from 'zod'
import { maxPageSize, readListState } from '#domain/admin/list-view.ts'
import type { ListQuery } from '#server/db/list-page.ts'

const maxSearchLength = 200

/** Reads which page of a list is asked for. What is invalid is ignored. */
export function readListQuery(call: Context, filters: string[] = []): ListQuery {
  const params = new URL(call.req.url).searchParams
  const size = Number(params.get('pageSize'))
  const isSize = Number.isInteger(size) && size >= 1 && size <= maxPageSize
  const state = readListState(params, filters)
  return { ...state, q: state.q.slice(0, maxSearchLength), ...(isSize && { size }) }
}

/** Only for the description: `readListQuery` parses these itself. */
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
    pageSize: z.int().min(1).max(maxPageSize).optional(),
  })
