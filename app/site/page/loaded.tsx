import { type ReactNode, Suspense } from 'react'
import { Await } from 'react-router'
import { Spinner } from '#app/ui/spinner.tsx'

type LoadedProps<Value> = {
  /** From the server it is there; in the browser it is still on its way. */
  value: Value | Promise<Value>
  /** What to read meanwhile: a sentence, or a picture of what is coming with that sentence in it. */
  loading: ReactNode
  failed: ReactNode
  children: (value: Value) => ReactNode
}

export function Loaded<Value>({ value, loading, failed, children }: LoadedProps<Value>) {
  // Not in a Suspense boundary: React sends a large one after the page, for a script to put in place.
  if (!(value instanceof Promise)) return children(value)

  return (
    <Suspense fallback={typeof loading === 'string' ? <Spinner label={loading} /> : loading}>
      <Await resolve={value} errorElement={failed}>
        {(arrived) => children(arrived as Value)}
      </Await>
    </Suspense>
  )
}
