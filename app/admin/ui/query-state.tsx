import type { ReactNode } from 'react'
import { Spinner } from '#app/ui/spinner.tsx'
import { capitalized } from '#domain/text/text.ts'
import { LoadFailed } from './load-failed.tsx'

type QueryStateProps<Value> = {
  query: { data: Value | undefined; isFetching: boolean; refetch: () => unknown }
  /** What it is, in the plural: 'sessies'. */
  what: string
  children: (value: Value) => ReactNode
}

/** What the server was asked for: still on its way, failed, or there. */
export function QueryState<Value>({ query, what, children }: QueryStateProps<Value>) {
  const { data, isFetching, refetch } = query
  if (data !== undefined) return children(data)

  return (
    <div className="p-5">
      {isFetching ? (
        <Spinner label={`${capitalized(what)} worden geladen...`} />
      ) : (
        <LoadFailed what={`de ${what}`} onRetry={() => refetch()} />
      )}
    </div>
  )
}
