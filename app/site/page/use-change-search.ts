import { useLocation, useNavigate } from 'react-router'
import { useNewestQuery } from './newest-query.ts'

/** Changes the query of this page in place: it reads the newest one, and answers with the next. */
export function useChangeSearch(): (change: (search: URLSearchParams) => string) => Promise<void> {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const newestQuery = useNewestQuery()

  return async (change) => {
    const { search, isPushed } = newestQuery()
    await navigate(
      { pathname, search: change(new URLSearchParams(search)) },
      { preventScrollReset: true, replace: !isPushed },
    )
  }
}
