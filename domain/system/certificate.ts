import { amsterdamDay, dayMs, formatDay } from '#domain/text/date.ts'
import { counted } from '#domain/text/number.ts'

/** The certificate that a visitor of SITE_URL gets, or why it could not be looked at. */
export type Certificate =
  | { host: string; validFrom: string; validUntil: string }
  | { host: string; failed: string }

const soonDays = 14
const shortLivedDays = 42

/** Whole days until it ends; negative once it has. */
export const daysLeft = (validUntil: string, now: string): number =>
  Math.floor((Date.parse(validUntil) - Date.parse(now)) / dayMs)

export function endsSoon(certificate: Certificate | null, now: string): boolean {
  if (!certificate || 'failed' in certificate) return false
  const { validFrom, validUntil } = certificate
  return isLate(Date.parse(validFrom), Date.parse(validUntil), Date.parse(now))
}

/** Most are renewed with a third of their time left, which of a short-lived one is less than two weeks. */
export function isLate(from: number, until: number, now: number): boolean {
  const isShortLived = until - from <= shortLivedDays * dayMs
  return until - now < (isShortLived ? (until - from) / 5 : soonDays * dayMs)
}

/** 'Geldig tot en met 11 februari 2027, nog 83 dagen.' */
export function certificateText(certificate: Certificate, now: string): string {
  if ('failed' in certificate) {
    return `Niet te bekijken: ${certificate.host} antwoordt hier niet met een certificaat (${certificate.failed}).`
  }
  const { validUntil } = certificate
  const day = formatDay(amsterdamDay(new Date(validUntil)))
  const days = daysLeft(validUntil, now)
  return days < 0
    ? `Verlopen op ${day}.`
    : `Geldig tot en met ${day}, nog ${counted(days, 'dag', 'dagen')}.`
}
