import { type ReactNode, Suspense } from 'react'
import { Await } from 'react-router'
import { Spinner } from '#app/ui/spinner.tsx'

type LoadedProps<Value> = {
  /** A value on the server; a promise in the browser. */
  value: Value | Promise<Value>
  /** Shown while loading: a sentence for the spinner, or a skeleton that contains that sentence. */
  loading: ReactNode
  failed: ReactNode
  children: (value: Value) => ReactNode
}

export function Loaded<Value>({ value, loading, failed, children }: LoadedProps<Value>) {
  // No Suspense boundary on the server: React sends a large one after the page, and needs a script
  // to move it into place.
  if (!(value instanceof Promise)) return children(value)

  return (
    <Suspense fallback={typeof loading === 'string' ? <Spinner label={loading} /> : loading}>
      <Await resolve={value} errorElement={failed}>
        {(arrived) => children(arrived as Value)}
      </Await>
    </Suspense>
  )
}
