import { type SeenPage, seenPage } from '#domain/outbound/seen-page.ts'
import { type Fetched, fetchOutside, type Outside } from '#server/outside/fetch-outside.ts'

const limits = { ms: 10_000, bytes: 1_000_000, redirects: 5 }

export type Visited = SeenPage & {
  /** Whether any site answered. */
  isAnswered: boolean
}

/** Asks a page of a provider, and says what was seen. Nothing of the page is kept. */
export async function visitPage(
  address: string,
  text: string | null,
  outside?: Outside,
): Promise<Visited> {
  const hops: Fetched['hops'] = []
  const answer = await fetchOutside(address, limits, 'text/html, */*;q=0.1', outside, hops)
  const failure = answer.ok ? null : answer.why
  const body = answer.ok ? read(answer.value) : ''
  return { ...seenPage({ address, hops, failure, body }, text), isAnswered: hops.length > 0 }
}

function read({ bytes, type }: Fetched): string {
  const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(type) ?? []
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
