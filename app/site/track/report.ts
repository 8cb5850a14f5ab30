import { ownVisitKey } from '#domain/statistics/own-visit.ts'

/** How this visit began. A page opened from another page belongs to the same visit. */
export const origin =
  typeof document === 'undefined'
    ? {}
    : {
        referrer: document.referrer.split('/', 3).join('/') || undefined,
        campaign: new URLSearchParams(location.search).get('utm_source') ?? undefined,
      }

/** Also delivered while the page unloads. */
export function report(path: string, facts: object): void {
  if (isOwnVisit()) return
  const json = JSON.stringify(facts)
  const type = 'application/json'
  if (navigator.sendBeacon?.(path, new Blob([json], { type }))) return

  fetch(path, {
    method: 'POST',
    headers: { 'content-type': type },
    body: json,
    keepalive: true,
  }).catch(() => {
    // Not counted. The visitor, on the way to the provider, need not know.
  })
}

/** The admin's own visits are not counted. */
export function isOwnVisit(): boolean {
  try {
    return localStorage.getItem(ownVisitKey) !== null
  } catch {
    return false
  }
}
