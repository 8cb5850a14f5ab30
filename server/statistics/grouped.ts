import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { isDatabaseAway } from '#server/db/client.ts'

const maxGroup = 500

/** A group waits this long for more, unless it is full: each write costs more than the items in it. */
const gatherMs = 20
const fullGroup = 32

type Waiting<Item, Outcome> = {
  item: Item
  resolve: (outcome: Outcome) => void
  reject: (error: unknown) => void
}

/**
 * Returns a function that stores an item, and resolves after its commit. Items that arrive while a
 * transaction runs share the next one, so that many cost little more than one.
 *
 * @param write stores items in one transaction, and returns the outcome of each
 */
export function grouped<Item, Outcome>(
  write: (items: Item[]) => Promise<Outcome[]>,
): (item: Item) => Promise<Outcome> {
  const waiting: Waiting<Item, Outcome>[] = []
  let isWriting = false
  let onFull: () => void = () => undefined

  async function writeGroup(group: Waiting<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await write(group.map(({ item }) => item))
      for (const [at, outcome] of outcomes.entries()) group[at]?.resolve(outcome)
    } catch (error) {
      // One item that can't be stored must not refuse the others.
      if (group.length === 1 || isDatabaseAway(error)) for (const { reject } of group) reject(error)
      else for (const one of group) await writeGroup([one])
    }
  }

  async function writeAll(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) {
      // PGlite answers without a turn of the event loop, so other requests are read first.
      await turn()
      const start = performance.now()
      await writeGroup(waiting.splice(0, maxGroup))
      // A pause as long as the write leaves half of the time to pages.
      await sleep(performance.now() - start)
      if (waiting.length < fullGroup) await Promise.race([sleep(gatherMs), full()])
    }
    isWriting = false
  }

  function full(): Promise<void> {
    return new Promise((resolve) => {
      onFull = resolve
    })
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (waiting.length === fullGroup) onFull()
      if (!isWriting) void writeAll()
    })
}
