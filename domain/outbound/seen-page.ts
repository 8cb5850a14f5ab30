import type { LinkOutcome } from './link-outcome.ts'
import { hostOf } from './outbound-link.ts'

/** What came of asking a page. */
export type PageVisit = {
  address: string
  /** Every address that was asked, in order. */
  hops: { url: string; status: number }[]
  /** Why there is no page; null if one answered. */
  failure: keyof typeof failures | 'name' | 'large' | null
  body: string
}

export type SeenPage = { outcome: LinkOutcome; seen: string }

/** Of these nobody can say that the page is gone. */
const failures = {
  address: 'Stuurt door naar iets dat geen openbare website is. Daar vragen we niets',
  private: 'Leidt naar een eigen netwerk. Daar vragen we niets',
  connection: 'Geeft geen antwoord',
  certificate: 'Heeft geen geldig certificaat',
  slow: 'Geeft na tien seconden nog geen pagina',
  redirects: 'Stuurt meer dan vijf keer door',
} as const

const gone = [404, 410]
const refuses = [401, 403, 429]

/** What only a page has that asks whether a person is there. Other pages load parts of the same services. */
const challenge =
  /_cf_chl_opt|<title>\s*(?:just a moment|attention required)|captcha-delivery\.com|id="px-captcha"/i

/** What was seen on the page of a provider, and what that says of the link to it. */
export function seenPage(visit: PageVisit, text: string | null): SeenPage {
  const { hops, failure, body } = visit
  const status = hops.at(-1)?.status ?? 0
  if (failure === 'name') {
    const first = hostOf(visit.address)
    const seen =
      hops.length === 0 ? `${first} bestaat niet` : 'Stuurt door naar een site die niet bestaat'
    return { outcome: 'gone', seen }
  }
  if (failure !== null && failure !== 'large')
    return { outcome: 'blocked', seen: failures[failure] }
  const answer = `Antwoordt met ${status}`
  if (gone.includes(status)) return { outcome: 'gone', seen: answer }
  if (refuses.includes(status))
    return { outcome: 'blocked', seen: `${answer}: de site weigert ons` }
  if (challenge.test(body)) {
    return { outcome: 'blocked', seen: `${answer}, met de vraag of je een mens bent` }
  }
  if (status < 200 || status >= 300) return { outcome: 'blocked', seen: answer }
  if (text !== null && failure === 'large') {
    const seen = 'De pagina is groter dan 1 MB: of de tekst erop staat, is niet te zeggen'
    return { outcome: 'blocked', seen }
  }
  if (text !== null && !hasText(body, text)) {
    return { outcome: 'changed', seen: `De tekst ‘${text}’ staat niet op de pagina` }
  }
  const host = hostOf(hops.at(-1)?.url ?? '')
  return isSameSite(host, hostOf(visit.address))
    ? { outcome: 'works', seen: answer }
    : { outcome: 'redirected', seen: `Stuurt door naar ${host}` }
}

const isSameSite = (one: string, other: string) => bare(one) === bare(other)
const bare = (host: string) => host.replace(/^www\./, '')

const entities: Record<string, string> = {
  ...{ amp: '&', quot: '"', apos: "'", nbsp: ' ', euro: '€', eacute: 'é', euml: 'ë', iuml: 'ï' },
  ...{ '#39': "'", '#039': "'", rsquo: '’', lsquo: '‘' },
}

/** Whether a page has a text, wherever its lines break and whatever its capitals. */
function hasText(html: string, text: string): boolean {
  const read = html
    .replace(/<(script|style)\b.*?<\/\1\s*>/gis, ' ')
    // Between two marks stands no word of the text: <b>boek</b> nu.
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
  return plain(read).includes(plain(text)) || plain(html).includes(plain(text))
}

const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
