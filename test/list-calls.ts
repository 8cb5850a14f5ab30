import { type ListRules, pageIn, readListState } from '#domain/admin/list-view.ts'
import { keysOf } from '#domain/text/keys.ts'

/**
 * Answers the call of a list like the server does: one page, searched, filtered and sorted.
 *
 * @param rows the rows at each call; the last of them stay
 */
export function pagesFrom<Row>(rules: ListRules<Row>, ...rows: [Row[], ...Row[][]]) {
  const remaining = [...rows]

  return ({ searchParams }: URL): Response => {
    const [now = []] = remaining
    if (remaining.length > 1) remaining.shift()
    const state = readListState(searchParams, keysOf(rules.filterOn ?? {}))
    const size = Number(searchParams.get('pageSize') ?? 50)
    return Response.json(pageIn(now, state, rules, size))
  }
}
