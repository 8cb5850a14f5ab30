import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedView, SavedViewInput, ViewedList } from '#domain/admin/saved-view.ts'
import { admin, answered } from './api.ts'

const queryKey = ['saved-views']

/** One write at a time, so that the last of several quick ones is the one that stays. */
const writes = { last: Promise.resolve() as Promise<unknown>, waiting: 0 }

async function inTurn<Value>(write: () => Promise<Value>): Promise<Value> {
  writes.waiting += 1
  const done = writes.last.then(write)
  writes.last = done.catch(() => undefined)
  return done.finally(() => {
    writes.waiting -= 1
  })
}

/** The views that this admin saved of a list. Without an answer the list works as it is. */
export function useSavedViews(list: ViewedList | undefined) {
  const queries = useQueryClient()
  const { data, isLoading } = useQuery({
    queryKey,
    queryFn: () => admin.get('/api/admin/saved-views', { quiet: true }),
    enabled: list !== undefined,
  })

  function show(change: (views: SavedView[]) => SavedView[]) {
    queries.setQueryData<SavedView[]>(queryKey, (views = []) => change(views))
  }

  /** Shows what the server has, unless a later change is on its way. */
  async function write<Value>(call: () => Promise<Value>, after: (value: Value) => void) {
    try {
      const value = await inTurn(call)
      if (writes.waiting === 0) after(value)
      return value
    } catch (error) {
      queries.invalidateQueries({ queryKey })
      throw error
    }
  }

  return {
    views: (data ?? []).filter((view) => view.list === list),
    isLoading,
    /** Adds a view, or changes the one with this id, which shows at once. Gives the id. */
    async save(view: Omit<SavedViewInput, 'list'>): Promise<number> {
      const isSame = (each: SavedView) =>
        view.id === undefined
          ? view.name === '' && each.list === list && each.name === ''
          : each.id === view.id
      show((views) => views.map((each) => (isSame(each) ? { ...each, ...view } : each)))
      const body = { ...view, list }
      const saved = await write(
        () => answered(admin.put('/api/admin/saved-views', body)),
        ({ views }) => show(() => views),
      )
      return saved.id
    },
    remove: (id: number) =>
      write(
        () => admin.delete(`/api/admin/saved-views/${id}`),
        () => show((views) => views.filter((view) => view.id !== id)),
      ),
  }
}
