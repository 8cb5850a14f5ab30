import type { LinkOutcome } from './link-outcome.ts'
import type { SeenPage } from './seen-page.ts'

/** What is known of a page: how often in a row it was found so, and since when. */
export type LinkStanding = SeenPage & { tries: number; since: Date; checkedAt: Date }

const hour = 3_600_000

/**
 * Three nights: 48 hours, of which the clock may take one in spring, and the work of a night another. By the moments of
 * the tries, so that it changes only when something was seen.
 */
const goneAfter = { tries: 3, hours: 46 }

/** For so long what means nothing takes nothing away. */
const remembered = 7 * 24 * hour

const matters: LinkOutcome[] = ['gone', 'changed']

/** What is known after another look; undefined if that changes nothing. */
export function standingAfter(
  former: LinkStanding | undefined,
  { outcome, seen }: SeenPage,
  now: Date,
): LinkStanding | undefined {
  if (former && outcome === 'blocked' && matters.includes(former.outcome)) {
    if (now.getTime() - former.checkedAt.getTime() < remembered) return undefined
  }
  const isSame = former?.outcome === outcome
  return {
    ...{ outcome, seen, checkedAt: now },
    tries: isSame ? former.tries + 1 : 1,
    since: isSame ? former.since : now,
  }
}

/** Whether a link leads there no more: the page was gone at three tries in 48 hours. */
export const isLongGone = ({
  outcome,
  tries,
  since,
  checkedAt,
}: Pick<LinkStanding, 'outcome' | 'tries' | 'since' | 'checkedAt'>): boolean =>
  outcome === 'gone' && isLong(tries, since, checkedAt)

/** Whether it was seen so at three tries in 48 hours. */
export const isLong = (tries: number, since: Date, until: Date): boolean =>
  tries >= goneAfter.tries && until.getTime() - since.getTime() >= goneAfter.hours * hour
