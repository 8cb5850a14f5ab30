import { type Consent, consentKey, readConsent } from '#domain/settings/consent.ts'

const changed = new Set<() => void>()

/** The choice that this browser keeps. */
export function storedConsent(): Consent | undefined {
  try {
    return readConsent(localStorage.getItem(consentKey))
  } catch {
    // A browser may keep nothing for us at all: then there is no choice, and nothing is measured.
    return undefined
  }
}

export function storeConsent(choice: Consent): void {
  try {
    localStorage.setItem(consentKey, choice)
  } catch {
    // Then the choice holds for as long as the page is open.
  }
  for (const tell of changed) tell()
}

/** Tells of every choice, here and in another tab. */
export function onConsent(tell: () => void): () => void {
  changed.add(tell)
  window.addEventListener('storage', tell)
  return () => {
    changed.delete(tell)
    window.removeEventListener('storage', tell)
  }
}
