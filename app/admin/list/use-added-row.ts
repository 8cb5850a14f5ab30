import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { pageSize } from '#domain/admin/list-view.ts'

type AddedRow = {
  /** The rows of all pages, and of the current one. */
  found: { id: number }[]
  shown: { id: number }[]
  onPage: (page: number) => void
}

/** Brings a row that was just added into view: a new row may be the last of many pages. */
export function useAddedRow({ found, shown, onPage }: AddedRow): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  const { state, key } = useLocation()
  // location.state is untyped; form-page.tsx sets it.
  const added = (state as { added?: number } | null)?.added
  const broughtFor = useRef<string>(undefined)

  useEffect(() => {
    if (added === undefined || broughtFor.current === key) return
    const index = found.findIndex(({ id }) => id === added)
    if (index === -1) return
    if (!shown.some(({ id }) => id === added)) return onPage(Math.floor(index / pageSize) + 1)
    broughtFor.current = key
    const link = panel.current?.querySelector<HTMLElement>(`a[href$="/${added}/edit"]`)
    link?.scrollIntoView({ block: 'center' })
    link?.focus({ preventScroll: true })
  }, [added, key, found, shown, onPage])

  return panel
}
