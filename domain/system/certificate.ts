import { amsterdamDay, dayMs, formatDay } from '#domain/text/date.ts'
import { counted } from '#domain/text/number.ts'

/** The certificate that a visitor of SITE_URL gets, or why it could not be looked at. */
export type Certificate =
  | { host: string; validFrom: string; validUntil: string }
  | { host: string; failed: string }

export const certificateDays = 14

/** Whole days until it ends; negative once it has. */
export const daysLeft = (validUntil: string, now: string): number =>
  Math.floor((Date.parse(validUntil) - Date.parse(now)) / dayMs)

export function endsSoon(certificate: Certificate | null, now: string): boolean {
  if (!certificate || 'failed' in certificate) return false
  return Date.parse(certificate.validUntil) - Date.parse(now) < certificateDays * dayMs
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
