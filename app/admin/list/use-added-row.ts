import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keepToastAbove } from '#app/admin/ui/keep-toast-above.ts'
import { type PageOf, pagesOf, readListState } from '#domain/admin/list-view.ts'

type AddedRow = {
  view: PageOf<{ id: number }>
  isBehind: boolean
  onPage: (page: number) => void
}

/** Brings a row that was just added into view: in the admin's order it is the last of all pages. */
export function useAddedRow({
  view,
  isBehind,
  onPage,
}: AddedRow): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  const { search, state } = useLocation()
  const navigate = useNavigate()
  // location.state is untyped; form-page.tsx sets it.
  const added = (state as { added?: number } | null)?.added
  const broughtIntoView = useRef<number>(undefined)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  useEffect(() => {
    if (added === undefined || broughtIntoView.current === added || isBehind) return
    const pages = pagesOf(view.found, view.size)
    const isShown = view.rows.some(({ id }) => id === added)
    if (!isShown && view.page < pages) return onPage(pages)
    broughtIntoView.current = added
    const link = panel.current?.querySelector<HTMLElement>(`a[href$="/${added}/edit"]`)
    link?.scrollIntoView({ block: 'center' })
    link?.focus({ preventScroll: true })
    const row = link?.closest('tr')
    // The toast says that it was added; it may not hide it.
    if (row) stop.current = keepToastAbove(row)
  }, [added, view, isBehind, onPage])

  // The address may be a page behind the list.
  const isSettled = readListState(new URLSearchParams(search), []).page === view.page

  useEffect(() => {
    if (added === undefined || broughtIntoView.current !== added || !isSettled) return
    // A reload, or the way back to this page, must not bring it into view again.
    const seen = { ...state, added: undefined }
    navigate({ search }, { replace: true, state: seen, preventScrollReset: true })
  }, [added, isSettled, search, state, navigate])

  return panel
}
