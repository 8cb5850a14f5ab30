import { setTimeout as wait } from 'node:timers/promises'
import type { LinkOutcome } from '#domain/outbound/link-outcome.ts'
import { isLongGone, type LinkStanding, standingAfter } from '#domain/outbound/link-standing.ts'
import { hostOf } from '#domain/outbound/outbound-link.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import {
  type AskedPage,
  forgetOthers,
  isOfPage,
  type KnownPage,
  keepPage,
  listAskedPages,
  listKnownPages,
  pageKey,
} from '#server/db/links/link-checks.ts'
import type { Outside } from '#server/outside/fetch-outside.ts'
import { type Visited, visitPage } from './visit-page.ts'

/** So many sites at once, and one page of each. */
const sitesAtOnce = 4
/** A site that does not answer so often in a row is left alone until the next night. */
const mostSilent = 3
/** When no site of so many answers, it is our own network that is away. */
const fewestSites = 3

export type LookOptions = {
  now?: () => Date
  outside?: Outside
  /** Between two pages of one site. */
  pauseMs?: number
  /** When to begin no other page. */
  until?: number
}

export type LookReport = {
  asked: number
  outcomes: Partial<Record<LinkOutcome, number>>
  /** Whether a link leads elsewhere than before. */
  isChanged: boolean
  /** Whether no site at all answered. Then nothing is kept. */
  isOffline: boolean
}

type Look = { pages: AskedPage[]; visited: Visited; at: Date }

/** Asks every page, and keeps what was seen. An address that several parkings share is asked once. */
export async function checkPages(options: LookOptions = {}): Promise<LookReport> {
  const { now = () => new Date() } = options
  const [known, asked] = [await listKnownPages(), await listAskedPages(amsterdamDay(now()))]
  await forgetOthers(asked)
  const pageOf = new Map(asked.map((page) => [pageKey(page), page]))
  const former = known.filter((page) => {
    const now = pageOf.get(pageKey(page))
    return now !== undefined && isOfPage(page, now.addressOn)
  })
  const formerOf = new Map(former.map((page) => [pageKey(page), page]))
  const looks = await askSites(sitesOf(asked, formerOf), options)
  const sites = new Set(looks.map(({ pages }) => hostOf(pages[0]?.address ?? '')))
  const isOffline = sites.size >= fewestSites && !looks.some(({ visited }) => visited.isAnswered)

  const report: LookReport = { asked: looks.length, outcomes: {}, isChanged: false, isOffline }
  if (isOffline) return report
  for (const { pages, visited, at } of looks) {
    report.outcomes[visited.outcome] = (report.outcomes[visited.outcome] ?? 0) + 1
    for (const page of pages) {
      const isKept = await keepLook(page, formerOf.get(pageKey(page)), visited, at)
      report.isChanged ||= isKept
    }
  }
  return report
}

/** @returns whether a link leads elsewhere by it */
async function keepLook(
  page: AskedPage,
  former: KnownPage | undefined,
  visited: Visited,
  at: Date,
): Promise<boolean> {
  const known: LinkStanding | undefined = standingAfter(former, visited, at)
  if (!known) return false
  await keepPage(page, known)
  return isLongGone(known) !== (former !== undefined && isLongGone(former))
}

/** The addresses of each site, with the pages that have them: what was asked longest ago first. */
function sitesOf(asked: AskedPage[], formerOf: Map<string, KnownPage>): AskedPage[][][] {
  const last = (page: AskedPage) => formerOf.get(pageKey(page))?.checkedAt.getTime() ?? 0
  const inOrder = asked.toSorted((a, b) => last(a) - last(b))
  const addresses = Map.groupBy(inOrder, ({ address, text }) => `${address} ${text ?? ''}`)
  const sites = Map.groupBy(addresses.values(), ([page]) => hostOf(page?.address ?? ''))
  return [...sites.values()]
}

async function askSites(sites: AskedPage[][][], options: LookOptions): Promise<Look[]> {
  const looks: Look[] = []
  const waiting = sites.values()
  const worker = async () => {
    for (const site of waiting) looks.push(...(await askSite(site, options)))
  }
  await Promise.all(Array.from({ length: sitesAtOnce }, worker))
  return looks
}

/** One page at a time. */
async function askSite(site: AskedPage[][], options: LookOptions): Promise<Look[]> {
  const {
    now = () => new Date(),
    outside,
    pauseMs = 1_000,
    until = Number.POSITIVE_INFINITY,
  } = options
  const looks: Look[] = []
  let silent = 0
  for (const pages of site) {
    const [first] = pages
    if (!first || silent === mostSilent || Date.now() > until) break
    if (looks.length > 0) await wait(pauseMs)
    const visited = await visitPage(first.address, first.text, outside)
    looks.push({ pages, visited, at: now() })
    silent = visited.isAnswered ? 0 : silent + 1
  }
  return looks
}
