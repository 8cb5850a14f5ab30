import { clickMark, type FollowedLink } from '#domain/outbound/followed-link.ts'
import { type Fetched, type FetchFailure, fetchOutside, type Outside } from './fetch-outside.ts'

const limits = { ms: 10_000, bytes: 1_000_000, redirects: 5 }

function whyFailed(why: Exclude<FetchFailure, 'large'>, isFirst: boolean): string {
  const site = isFirst ? 'Deze site' : 'De volgende site'
  const address = isFirst ? 'Dit adres' : 'Het volgende adres'
  const texts = {
    address: `${address} is geen adres van een openbare website. Daar vragen we niets.`,
    private: `${address} hoort bij een eigen netwerk. Daar vragen we niets.`,
    name: `${site} bestaat niet.`,
    connection: `${site} geeft geen antwoord.`,
    certificate: `${site} heeft geen geldig certificaat.`,
    slow: 'Na tien seconden was er nog geen pagina.',
    redirects: 'De link stuurt meer dan vijf keer door.',
  }
  return texts[why]
}

/** Follows the link of a parking, as a visitor would, for whoever tries it. Nothing of the page is kept. */
export async function followLink(address: string, outside?: Outside): Promise<FollowedLink> {
  const hops: Fetched['hops'] = []
  const answer = await fetchOutside(address, limits, 'text/html', outside, hops)
  const failed =
    answer.ok || answer.why === 'large' ? null : whyFailed(answer.why, hops.length === 0)
  const last = hops.at(-1)?.status ?? 0
  const failure = failed ?? (last >= 400 ? `De laatste site antwoordt met ${last}.` : null)
  return { address, hops, failure, mark: clickMark(hops) }
}
