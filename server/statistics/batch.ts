import { isDatabaseAway } from '#server/db/client.ts'
import { log } from '#server/log.ts'

const flushIntervalMs = 2_000
const maxQueueLength = 5_000

const flushes: (() => Promise<void>)[] = []
const lengths: (() => number)[] = []

/**
 * Collects frequent events and writes them every few seconds, so that a busy hour or a scan costs
 * the database no more than a quiet one. A crash loses those seconds, so use it only for data that
 * may be lost.
 */
export function inBatches<Item>(write: (items: Item[]) => Promise<void>) {
  let queue: Item[] = []
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const items = queue
    queue = []
    if (items.length === 0) return
    try {
      await write(items)
    } catch (error) {
      log.warn('statistics not written', { items: items.length, error })
      // Failed items are added after newer ones, because the queue has a maximum length.
      if (isDatabaseAway(error)) for (const item of items) add(item)
    }
  }

  function add(item: Item): void {
    if (queue.length >= maxQueueLength) return
    queue.push(item)
    timer ??= setTimeout(flush, flushIntervalMs).unref()
  }

  flushes.push(flush)
  lengths.push(() => queue.length)
  return { add, flush }
}

/** Called before the database is closed. */
export async function flushBatches(): Promise<void> {
  await Promise.all(flushes.map((flush) => flush()))
}

/** How many events wait to be written. */
export const queuedItems = (): number => lengths.reduce((sum, length) => sum + length(), 0)
