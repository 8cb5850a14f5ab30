import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { bringSheet } from './bring-sheet.ts'
import { knownRoutes } from './site/page/known-routes.ts'

bringSheet()
// What this page imports has been asked for, or comes when idle. The router would preload all of it now.
for (const [, route] of knownRoutes()) route.imports = []
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
