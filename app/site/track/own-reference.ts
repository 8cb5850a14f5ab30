import { isDeclined } from '#app/site/consent/consent.ts'
import { newReference } from '#domain/outbound/reference.ts'
import { isOwnVisit } from './report.ts'

/**
 * What tells one click from another at a network, made anew for each and kept nowhere here. None for who wants only
 * what is necessary, or no trade in data, or is not counted: then the link has the reference of its parking.
 */
export function ownReference(): string | undefined {
  const isUnwanted = isDeclined() || hasPrivacyControl() || isOwnVisit()
  return isUnwanted ? undefined : newReference((bytes) => crypto.getRandomValues(bytes))
}

const hasPrivacyControl = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
