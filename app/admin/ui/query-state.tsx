import type { ReactNode } from 'react'
import { Spinner } from '#app/ui/spinner.tsx'
import { capitalized } from '#domain/text/text.ts'
import { LoadFailed } from './load-failed.tsx'

type QueryStateProps<Value> = {
  query: { data: Value | undefined; isFetching: boolean; refetch: () => unknown }
  /** The plural noun: 'sessies'. */
  what: string
  children: (value: Value) => ReactNode
}

/** The loading and error states of a query, or its data. */
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
