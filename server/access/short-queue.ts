import { ok, type Result, refused } from '#domain/form/result.ts'

type Place = { from: string; hasPriority?: boolean }
type Waiting = Place & { start: () => void }

/**
 * A queue for expensive work, which runs one task at a time in this process. A full queue refuses
 * at once, and a single sender can't fill it. Priority senders have their own queue, so a crowd
 * can't keep them out.
 */
export function shortQueue({
  maxLength,
  maxPerSender,
}: {
  maxLength: number
  maxPerSender: number
}) {
  const priority: Waiting[] = []
  const regular: Waiting[] = []
  let isBusy = false

  return async <Value>(
    place: Place,
    work: () => Promise<Value>,
  ): Promise<Result<Value, 'full'>> => {
    if (isBusy) {
      const queue = place.hasPriority ? priority : regular
      const own = queue.filter(({ from }) => from === place.from)
      if (queue.length >= maxLength || own.length >= maxPerSender) return refused('full')
      await new Promise<void>((start) => queue.push({ ...place, start }))
    }
    isBusy = true
    try {
      return ok(await work())
    } finally {
      const next = priority.shift() ?? regular.shift()
      // `isBusy` stays true during the handover, so that no newcomer skips the queue.
      if (next) next.start()
      else isBusy = false
    }
  }
}
