import { useEffect, useState } from 'react'
import { laterWhenIdle } from '#app/site/hydration/later.tsx'
import type { Consent } from '#domain/settings/consent.ts'
import { onConsent, storeConsent, storedConsent } from './consent.ts'
import { offerQuestion } from './consent-question.ts'

const CookieQuestion = laterWhenIdle(
  async () => (await import('./cookie-question.tsx')).CookieQuestion,
)

const askDelayMs = 1000

/** Asks once, and again when the visitor opens it from the footer. */
export function CookieBanner() {
  const [open, setOpen] = useState(false)
  const [timesWanted, setTimesWanted] = useState(0)

  useEffect(() => {
    if (storedConsent()) return
    const timer = setTimeout(() => setOpen(!storedConsent()), askDelayMs)
    return () => clearTimeout(timer)
  }, [])

  // The choice may also be made in another tab.
  useEffect(() => onConsent(() => storedConsent() && setOpen(false)), [])

  useEffect(() => {
    return offerQuestion(() => {
      setOpen(true)
      setTimesWanted((times) => times + 1)
    })
  }, [])

  function choose(choice: Consent) {
    storeConsent(choice)
    setOpen(false)
  }

  return (
    open && <CookieQuestion chosen={storedConsent()} timesWanted={timesWanted} onChoose={choose} />
  )
}
