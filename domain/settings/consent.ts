/** The local storage key of the choice. */
export const consentKey = 'cookieConsent'

export type Consent = 'accepted' | 'declined'

/** Reads the stored choice. Anything invalid counts as no choice. */
export function readConsent(stored: string | null): Consent | undefined {
  return stored === 'accepted' || stored === 'declined' ? stored : undefined
}

/** Without a choice there is no consent. */
export function allowsAnalytics(consent: Consent | undefined): boolean {
  return consent === 'accepted'
}
