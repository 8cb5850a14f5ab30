import { clickMark, type FollowedLink } from '#domain/outbound/followed-link.ts'
import { type Fetched, type FetchFailure, fetchOutside, type Outside } from './fetch-outside.ts'

const limits = { ms: 10_000, bytes: 1_000_000, redirects: 5 }

const failures: Record<Exclude<FetchFailure, 'large'>, string> = {
  address: 'Het volgende adres is geen adres van een openbare website. Daar vragen we niets.',
  private: 'Het volgende adres hoort bij een eigen netwerk. Daar vragen we niets.',
  name: 'De volgende site bestaat niet.',
  connection: 'De volgende site geeft geen antwoord.',
  certificate: 'De volgende site heeft geen geldig certificaat.',
  slow: 'Na tien seconden was er nog geen pagina.',
  redirects: 'De link stuurt meer dan vijf keer door.',
}

/** Follows the link of a parking, as a visitor would, for whoever tries it. Nothing of the page is kept. */
export async function followLink(address: string, outside?: Outside): Promise<FollowedLink> {
  const hops: Fetched['hops'] = []
  const answer = await fetchOutside(address, limits, 'text/html', outside, hops)
  const failed = answer.ok || answer.why === 'large' ? null : failures[answer.why]
  const last = hops.at(-1)?.status ?? 0
  const failure = failed ?? (last >= 400 ? `De laatste site antwoordt met ${last}.` : null)
  return { address, hops, failure, mark: clickMark(hops) }
}
