import { ok, type Result, refused } from '#domain/form/result.ts'

type Place = { from: string; goesFirst?: boolean }
type Waiting = Place & { start: () => void }

/**
 * A queue for heavy work: one at a time in this process. Who finds it full is told so at once, and
 * no sender can fill it alone. Who goes first has a queue apart, so no crowd keeps them out.
 */
export function shortQueue({ longest, mostOfOne }: { longest: number; mostOfOne: number }) {
  const first: Waiting[] = []
  const others: Waiting[] = []
  let isBusy = false

  return async <Value>(
    place: Place,
    work: () => Promise<Value>,
  ): Promise<Result<Value, 'full'>> => {
    if (isBusy) {
      const queue = place.goesFirst ? first : others
      const own = queue.filter(({ from }) => from === place.from)
      if (queue.length >= longest || own.length >= mostOfOne) return refused('full')
      await new Promise<void>((start) => queue.push({ ...place, start }))
    }
    isBusy = true
    try {
      return ok(await work())
    } finally {
      const next = first.shift() ?? others.shift()
      // Handed over without a moment of rest, in which someone else would come in between.
      if (next) next.start()
      else isBusy = false
    }
  }
}
