import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { capitalized } from '#domain/text.ts'

type AskedProps<Value> = {
  query: { data: Value | undefined; isFetching: boolean; refetch: () => unknown }
  /** What it is, in the plural: 'sessies'. */
  what: string
  children: (value: Value) => ReactNode
}

/** What the server was asked for: still on its way, failed, or there. */
export function Asked<Value>({ query, what, children }: AskedProps<Value>) {
  const { data, isFetching, refetch } = query
  if (data !== undefined) return children(data)

  return (
    <div className="p-5">
      {isFetching ? (
        <Spinner label={`${capitalized(what)} worden geladen...`} />
      ) : (
        <Notice
          tone="error"
          title="Fout!"
          action={
            <Button tone="secondary" onClick={() => refetch()}>
              <RefreshCw aria-hidden />
              Probeer opnieuw
            </Button>
          }
        >
          <p>
            Er is een fout opgetreden bij het laden van de {what}. Controleer je netwerk of probeer
            het later nog eens.
          </p>
        </Notice>
      )}
    </div>
  )
}
