import { use } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
} from 'react-router'
import { useNewestQuery } from './newest-query.ts'

/**
 * Changes the query of this page in place: it reads the newest one, and answers with the next. What was pressed is
 * painted first, because React Router renders the whole page for an address. Who has
 * followed a link since is not brought back.
 */
export function useChangeSearch(): (change: (search: URLSearchParams) => string) => Promise<void> {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const newestQuery = useNewestQuery()
  const router = use(DataRouterContext)?.router

  const otherPage = () =>
    [router?.state.navigation.location, router?.state.location].find(
      (at) => at && at.pathname !== pathname,
    )

  return async (change) => {
    const left = otherPage()
    await painted()
    if (otherPage() && otherPage() !== left) return

    const { search, isPushed } = newestQuery()
    await navigate(
      { pathname, search: change(new URLSearchParams(search)) },
      { preventScrollReset: true, replace: !isPushed },
    )
  }
}

const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
