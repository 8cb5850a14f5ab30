import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { HiddenFields } from '#app/site/page/hidden-fields.tsx'
import type { FilterChange } from '#domain/filter/parking-filter.ts'
import { useFilter } from './filter-context.tsx'

type FilterActionProps = {
  change: FilterChange
  /** For when the button is gone with what it undid. */
  onDone?: () => void
  /** A submit button. */
  children: ReactNode
}

/** A change under a button: before (and without) hydration its form asks the server for it. */
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
