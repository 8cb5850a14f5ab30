import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { HiddenFields } from '#app/site/page/hidden-fields.tsx'
import type { FilterChange } from '#domain/filter/parking-filter.ts'
import { useFilter } from './filter-context.tsx'

type FilterActionProps = {
  change: FilterChange
  /** Moves the focus, because the button disappears with what it undid. */
  onDone?: () => void
  /** The submit button. */
  children: ReactNode
}

/**
 * A button that changes the filter: before (and without) hydration its form sends the change to the
 * server.
 */
export function FilterAction({ change, onDone, children }: FilterActionProps) {
  const { update, queryWith } = useFilter()
  const { pathname } = useLocation()

  return (
    <form
      method="get"
      action={pathname}
      className="contents"
      onSubmit={(event) => {
        event.preventDefault()
        update(change)
        onDone?.()
      }}
    >
      <HiddenFields pairs={queryWith(change)} />
      {children}
    </form>
  )
}
