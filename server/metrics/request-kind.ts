const kinds: [start: string, kind: string][] = [
  ['/api/admin/', 'admin-call'],
  ['/api/', 'call'],
  ['/admin', 'admin-page'],
  ['/assets/', 'file'],
  ['/media/', 'media'],
  ['/social/', 'social-card'],
  ['/healthz', 'probe'],
  ['/metrics', 'probe'],
]

/** A few words, whatever a visitor asks for. */
export function kindOfRequest(url: string): string {
  const known = kinds.find(([start]) => url.startsWith(start))
  return known?.[1] ?? 'page'
}
