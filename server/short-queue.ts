import { ok, type Result, refused } from '#domain/form/result.ts'

type Place = { from: string; hasPriority?: boolean }
type Waiting = Place & { start: () => void }

/**
 * A queue for expensive work, of which this process does one or a few at a time. A full queue refuses
 * at once, and a single sender can't fill it. Priority senders have their own queue, so a crowd
 * can't keep them out.
 */
export function shortQueue({
  atOnce = 1,
  pauseMs = 0,
  longestMs = 0,
  maxLength,
  maxPerSender,
}: {
  atOnce?: number
  /** How long the next task waits after one is done. */
  pauseMs?: number
  /** A task that takes longer goes on, and the next one begins: what is slow holds nobody up. 0 is no limit. */
  longestMs?: number
  maxLength: number
  maxPerSender: number
}) {
  const priority: Waiting[] = []
  const regular: Waiting[] = []
  let underway = 0

  async function inTurn<Value>(
    place: Place,
    work: () => Promise<Value>,
  ): Promise<Result<Value, 'full'>> {
    if (underway >= atOnce) {
      const queue = place.hasPriority ? priority : regular
      const own = queue.filter(({ from }) => from === place.from)
      if (queue.length >= maxLength || own.length >= maxPerSender) return refused('full')
      await new Promise<void>((start) => queue.push({ ...place, start }))
    } else underway++
    const late = longestMs > 0 ? setTimeout(leave, longestMs) : undefined
    let hasLeft = false
    try {
      return ok(await work())
    } finally {
      clearTimeout(late)
      leave()
    }

    function leave(): void {
      if (hasLeft) return
      hasLeft = true
      const next = priority.shift() ?? regular.shift()
      // The next one takes this place over, so that no newcomer skips the queue.
      if (next && pauseMs > 0) setTimeout(next.start, pauseMs)
      else if (next) next.start()
      else underway--
    }
  }

  /** Whether a sender without priority would be refused. */
  const isFull = () => regular.length >= maxLength

  return { inTurn, isFull }
}
