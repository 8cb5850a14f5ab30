/** What came of following the link of a parking once. */
export type FollowedLink = {
  /** The link itself. */
  address: string
  /** Every address that was asked, in order. */
  hops: { url: string; status: number }[]
  /** Why it went no further; null if a page answered. */
  failure: string | null
  /** What a network adds to the address of the page for a click that counts; null for a host that we don't know. */
  mark: { parameter: string; isSeen: boolean } | null
}

/** By the host of the network: see the documentation for its advertisers. */
const marks: Record<string, string> = { 'awin1.com': 'awc', 'tradedoubler.com': 'tduid' }

export function clickMark(hops: FollowedLink['hops']): FollowedLink['mark'] {
  const urls = hops.flatMap(({ url }) => URL.parse(url) ?? [])
  const network = Object.keys(marks).find((host) =>
    urls.some(({ hostname }) => hostname === host || hostname.endsWith(`.${host}`)),
  )
  if (network === undefined) return null
  const parameter = marks[network] ?? ''
  return { parameter, isSeen: urls.some(({ searchParams }) => searchParams.has(parameter)) }
}
