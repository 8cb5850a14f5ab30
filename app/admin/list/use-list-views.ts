import { useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { failureText } from '#app/admin/api/failure.ts'
import { useSavedViews } from '#app/admin/api/use-saved-views.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { isNarrowed } from '#domain/admin/list-view.ts'
import {
  isAltered,
  isChosen,
  openView,
  type SavedView,
  viewedLists,
  viewQuery,
  viewSearch,
  withOther,
} from '#domain/admin/saved-view.ts'
import type { Column } from './table.tsx'
import type { ListControls } from './use-list-state.ts'

type Viewed = Pick<ListControls, 'state' | 'viewId' | 'open'> & {
  page: string
  isBehind: boolean
  hasFailed: boolean
}

/** What the dialog of a view fills in. */
export type ViewFields = Pick<SavedView, 'name' | 'isFirst'>

type ChosenColumn = Pick<Column<never>, 'header' | 'isExtra'>

export type ListViews = ReturnType<typeof useListViews>

/** The saved views of a list: which is open, and the columns that it leaves out. */
export function useListViews(list: Viewed) {
  const toast = useToast()
  const kept = useSavedViews(viewedLists.find((name) => list.page === `/admin/${name}`))
  const { state } = list
  const named = kept.views.filter(({ name }) => name !== '')
  const whole = kept.views.find(({ name }) => name === '')
  const current = openView(named, list.viewId)
  const hidden = (current ?? whole)?.hidden ?? []
  const isOpening = useFirst(list, kept.isLoading, named, current)

  function fail(error: unknown, ours: string) {
    toast({ title: 'Niet gelukt', text: failureText(error, ours), tone: 'error' })
  }

  function toggle(column: ChosenColumn) {
    const left = withOther(hidden, column)
    kept
      .save({ ...(current ?? { name: '', query: '', isFirst: false }), hidden: left })
      .catch((error) => fail(error, 'Je kolommen zijn niet bewaard.'))
  }

  async function remove(view: SavedView) {
    try {
      await kept.remove(view.id)
    } catch (error) {
      return fail(error, 'De weergave is niet verwijderd.')
    }
    list.open('')
    const { id: _, ...again } = view
    toast({
      title: `Weergave ‘${view.name}’ verwijderd`,
      action: {
        label: 'Ongedaan maken',
        onSelect: () => {
          kept
            .save(again)
            .then((id) => list.open(viewSearch({ ...again, id })))
            .catch((error) => fail(error, 'De weergave is niet teruggezet.'))
        },
      },
    })
  }

  return {
    isReady: !kept.isLoading && !isOpening,
    named,
    current,
    /** Whether this is the whole list, without a search or a sort. */
    isWhole: !current && !isNarrowed(state) && state.sort === null,
    /** Whether the list shows something else than the view that is open. */
    isAltered: current !== undefined && isAltered(current, state),
    open: list.open,
    shows: (column: ChosenColumn) => isChosen(hidden, column),
    toggle,
    remove,
    /** Saves what is shown under a name of its own, and opens that. A refusal is thrown. */
    async add(fields: ViewFields) {
      const id = await kept.save({ ...fields, query: viewQuery(state), hidden })
      list.open(viewSearch({ id, query: viewQuery(state) }), true)
    },
    change: (view: SavedView, fields: ViewFields) => kept.save({ ...view, ...fields }),
    /** Keeps what is shown in the view that is open. */
    keep(view: SavedView) {
      kept
        .save({ ...view, query: viewQuery(state) })
        .then(() => toast({ title: `Bewaard in ‘${view.name}’` }))
        .catch((error) => fail(error, 'De weergave is niet bewaard.'))
    },
  }
}

/** Opens the list with the view that was chosen for that, unless its address asks for something. */
function useFirst(
  { open, isBehind, hasFailed }: Viewed,
  isLoading: boolean,
  named: SavedView[],
  current: SavedView | undefined,
): boolean {
  const { search, state, key } = useLocation()
  const type = useNavigationType()
  // On the way back the list is as it was left.
  const isAnew = type !== 'POP' || key === 'default'
  const [isOpening, setOpening] = useState(isAnew && search === '' && state === null)
  const first = named.find(({ isFirst }) => isFirst)
  const isThere = !first || hasFailed || (current?.id === first.id && !isBehind)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the views are known
  useEffect(() => {
    if (isOpening && !isLoading && first && !current) open(viewSearch(first), true)
  }, [isLoading])

  useEffect(() => {
    if (isOpening && !isLoading && isThere) setOpening(false)
  }, [isOpening, isLoading, isThere])

  return isOpening && !isThere
}
