import { isDatabaseAway } from '#server/db/client.ts'
import { log } from '#server/log.ts'

const every = 2_000
const most = 5_000

const flushes: (() => Promise<void>)[] = []

/**
 * Gathers what comes in often, and writes it together every few seconds: a busy hour, or a scan,
 * costs the database no more than a quiet one. A crash loses those seconds, so nothing that may not be
 * lost belongs here.
 */
export function inBatches<Item>(write: (items: Item[]) => Promise<void>) {
  let waiting: Item[] = []
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const items = waiting
    waiting = []
    if (items.length === 0) return
    try {
      await write(items)
    } catch (error) {
      log.warn('not counted', { items: items.length, error })
      // What comes in meanwhile goes first: there is room for only so many.
      if (isDatabaseAway(error)) for (const item of items) add(item)
    }
  }

  function add(item: Item): void {
    if (waiting.length >= most) return
    waiting.push(item)
    timer ??= setTimeout(flush, every).unref()
  }

  flushes.push(flush)
  return { add, flush }
}

/** Before the database is closed. */
export async function flushBatches(): Promise<void> {
  await Promise.all(flushes.map((flush) => flush()))
}
