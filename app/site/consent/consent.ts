import { type Consent, consentKey, readConsent } from '#domain/settings/consent.ts'

const listeners = new Set<() => void>()
let refusedOnThisPage = false

/** The choice stored in this browser. */
export function storedConsent(): Consent | undefined {
  try {
    return readConsent(localStorage.getItem(consentKey))
  } catch {
    // The browser may refuse storage: then there is no choice, and nothing is measured.
    return undefined
  }
}

/** Whether somebody chose only what is necessary, also in a browser that refuses to store it. */
export const isDeclined = (): boolean => refusedOnThisPage || storedConsent() === 'declined'

export function storeConsent(choice: Consent): void {
  refusedOnThisPage = choice === 'declined'
  try {
    localStorage.setItem(consentKey, choice)
  } catch {
    // Without storage the choice holds for as long as the page is open.
  }
  for (const listener of listeners) listener()
}

/** Calls back after every choice, in this tab or another. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
