import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// A page has the rules of what it shows by itself. Applying the others restyles it all, so they wait
// until someone does something, which may draw more.
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'popstate']
const applySheet = () => document.getElementById('sheet')?.setAttribute('media', 'all')
for (const sign of signs) window.addEventListener(sign, applySheet, { once: true, capture: true })

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
