import { z } from 'zod'
import { line } from '#domain/form/form.ts'
import { type ListState, readListState, writeListState } from './list-view.ts'

/** The lists that an admin can save views of, as their pages are named. */
export const viewedLists = [
  'airports',
  'blog',
  'changes',
  'contacts',
  'conversions',
  'faqs',
  'media',
  'parkings',
  'payouts',
  'programmes',
  'providers',
] as const

export type ViewedList = (typeof viewedLists)[number]

/** How one admin looks at a list: a search, filters and a sort under a name, and the columns left out. */
export type SavedView = {
  id: number
  list: ViewedList
  /** Empty for the whole list, of which only the columns are kept. */
  name: string
  /** The query of the list's address: 'type=valet&sort=price'. */
  query: string
  /** The headers of the columns that are left out; with a plus, of those that are only shown when chosen. */
  hidden: string[]
  /** Whether the list opens with it. */
  isFirst: boolean
}

export const maxViews = 20

/** Without an id it is a new view. */
export const savedViewSchema = z.object({
  id: z.int().positive().optional(),
  list: z.enum(viewedLists),
  name: line(0, 'Geef de weergave een naam', 40),
  query: z.string().max(1_000),
  hidden: z.array(z.string().max(60)).max(40),
  isFirst: z.boolean(),
})

export type SavedViewInput = z.infer<typeof savedViewSchema>

type Choosable = {
  header: string
  /** Left out until it is chosen. */
  isExtra?: boolean
}

const markOf = ({ header, isExtra }: Choosable) => (isExtra ? `+${header}` : header)

/** Whether a column is shown, by the `hidden` of a view. */
export const isChosen = (hidden: string[], column: Choosable): boolean =>
  hidden.includes(markOf(column)) === Boolean(column.isExtra)

/** The `hidden` after a column is ticked, or no longer is. */
export function withOther(hidden: string[], column: Choosable): string[] {
  const mark = markOf(column)
  return hidden.includes(mark) ? hidden.filter((each) => each !== mark) : [...hidden, mark]
}

/** The parameter of the address that says which view is open. */
export const viewParameter = 'weergave'

/** What a view keeps of the address: never the page. */
export const viewQuery = (state: ListState): string =>
  `${writeListState(new URLSearchParams(), { ...state, page: 1 })}`

export function viewSearch({ id, query }: Pick<SavedView, 'id' | 'query'>): string {
  const search = new URLSearchParams(query)
  search.set(viewParameter, `${id}`)
  return `?${search}`
}

/** The view that is open, though its filters may have been changed since. */
export const openView = (views: SavedView[], viewId: string | null): SavedView | undefined =>
  views.find(({ id, name }) => name !== '' && `${id}` === viewId)

/** Whether the list shows something else than the view asks for. */
export function isAltered(view: SavedView, state: ListState): boolean {
  const kept = readListState(new URLSearchParams(view.query), Object.keys(state.filters))
  return viewQuery(kept) !== viewQuery(state)
}
