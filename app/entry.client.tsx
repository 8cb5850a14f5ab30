import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { firstSign } from './site/page/first-sign.ts'

// A page has the rules of what it shows by itself. Applying the others restyles it all, so they wait
// until someone does something, which may draw more.
firstSign.then(() => document.getElementById('sheet')?.setAttribute('media', 'all'))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
