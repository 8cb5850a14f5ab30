import { use } from 'react'
import { RequestId } from './request-id.ts'

export function BrokenPage() {
  const id = use(RequestId)
  return (
    <main>
      <title>Er ging iets mis</title>
      <h1>Er ging iets mis</h1>
      <p suppressHydrationWarning>{id}</p>
    </main>
  )
}
