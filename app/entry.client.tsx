import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { bringSheet } from './bring-sheet.ts'

/** Called by the page (`server/http/scripts-after-paint.ts`), once the router knows its modules. */
export function start(): void {
  bringSheet()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}

// In development the page imports this module last instead.
if (import.meta.env.DEV) start()
