import { use } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router'
import { readUnanswered } from './unanswered.ts'

type Query = {
  search: string
  /** Whether it is not rendered yet. */
  isAhead: boolean
  /** Whether the navigation that brings it adds an entry to the history. What is done instead of it must too. */
  isPushed: boolean
}

/**
 * Reads the query of this page, or the one that a navigation within the page is on its way to. For a press:
 * nothing is rendered for it.
 */
export function useNewestQuery(): () => Query {
  const { pathname, search: rendered } = useLocation()
  const router = use(DataRouterContext)?.router

  return () => {
    const { navigation, location } = router?.state ?? {}
    // One that gets no answer leads nowhere for now.
    const next = readUnanswered() ? undefined : navigation?.location
    const newest = [next, location].find((at) => at?.pathname === pathname)
    const search = newest?.search ?? rendered
    const isOnItsWay = newest !== undefined && newest === next
    return {
      search,
      isAhead: search !== rendered,
      // On the way back the history is at the entry of the other page already, which must stay.
      isPushed: navigation?.historyAction === (isOnItsWay ? 'PUSH' : 'POP'),
    }
  }
}
