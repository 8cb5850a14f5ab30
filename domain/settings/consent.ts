/** Where a browser keeps the choice. */
export const consentKey = 'cookieConsent'

export type Consent = 'accepted' | 'declined'

/** What was stored, as far as it is a choice. Anything else is not, and is asked again. */
export function readConsent(stored: string | null): Consent | undefined {
  return stored === 'accepted' || stored === 'declined' ? stored : undefined
}

/** No choice is not a yes. */
export function allowsAnalytics(consent: Consent | undefined): boolean {
  return consent === 'accepted'
}
