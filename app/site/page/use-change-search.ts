import { useLocation, useNavigate } from 'react-router'
import { afterPaint } from './after-paint.ts'
import { useNewestQuery } from './newest-query.ts'
import { useEvent } from './use-event.ts'

/** Reads the newest query, and answers with the next one. */
type Change = (search: URLSearchParams) => string

let waiting: { changes: Change[]; done: Promise<void> } | undefined

/**
 * Changes the query in place, once the browser has painted what the change shows: the box, and then
 * the list. The router renders every link of the page again. Changes that wait for the same frame
 * become one navigation.
 */
export function useChangeSearch(): (change: Change) => Promise<void> {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const newestQuery = useNewestQuery()

  const apply = useEvent((changes: Change[]) => {
    const { search, isPushed } = newestQuery()
    return navigate(
      {
        pathname,
        search: changes.reduce((query, change) => change(new URLSearchParams(query)), search),
      },
      { preventScrollReset: true, replace: !isPushed },
    )
  })

  return useEvent((change: Change) => {
    if (waiting) waiting.changes.push(change)
    else waiting = wait([change])
    return waiting.done
  })

  function wait(changes: Change[]) {
    // The address is that of another page by then.
    window.addEventListener('popstate', drop, { once: true })
    const done = afterPaint(2).then(() => {
      if (waiting?.changes !== changes) return
      waiting = undefined
      return apply(changes)
    })
    return { changes, done }
  }
}

function drop() {
  waiting = undefined
}
