import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { log } from '#server/log.ts'
import { DatabaseAway } from './database-away.ts'
import { wireOf } from './wire.ts'

const pingMs = 2_000
const answerMs = 3_000
const graceMs = 50
const reconnectMs = 500

export type Listener = {
  heard: (payload: string) => void
  /** Called on each new connection: notifications may have been missed before it. */
  connected: () => void
}

/**
 * One connection beside the pool. Notifications come in over it, and a ping every two seconds tells
 * whether the server answers at all: one that is frozen refuses nothing and never answers either.
 *
 * @param lost called when the server is found to be away, so that nobody goes on waiting for it
 */
export function watchedConnection(config: pg.ClientConfig, lost: () => void) {
  const listeners = new Map<string, Listener>()
  let client: pg.Client | undefined
  let isAway = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let checking: Promise<boolean> | undefined

  /** Whether the server is away, found out now. */
  function check(): Promise<boolean> {
    checking ??= ping().finally(() => {
      checking = undefined
    })
    return checking
  }

  async function ping(): Promise<boolean> {
    clearTimeout(timer)
    try {
      await answer()
      if (isAway) log.info('database is back')
      isAway = false
    } catch (error) {
      drop()
      if (!isAway && !isClosed) {
        isAway = true
        log.warn('database away', { error })
        lost()
      }
    }
    if (!isClosed) timer = setTimeout(check, isAway ? reconnectMs : pingMs).unref()
    return isAway
  }

  /** One lost connection says little of the server: only without a new one is it away. */
  async function answer(): Promise<void> {
    try {
      if (client) return await inTime(client.query('select 1'))
    } catch (error) {
      if (error instanceof DatabaseAway) throw error
      drop()
    }
    await inTime(connect())
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client(config)
    client = fresh
    // An error and an end both say that it is over.
    const over = () => {
      if (client !== fresh) return
      client = undefined
      if (!isClosed) check()
    }
    fresh.on('error', over).on('end', over)
    fresh.on('notification', ({ channel, payload = '' }) => listeners.get(channel)?.heard(payload))
    await fresh.connect()
    for (const channel of listeners.keys()) await fresh.query(`listen ${channel}`)
    for (const { connected } of listeners.values()) connected()
  }

  function drop(): void {
    const gone = client
    client = undefined
    if (gone) wireOf(gone).connection.stream.destroy()
  }

  return {
    isAway: () => isAway,
    check,
    async listen(channel: string, listener: Listener): Promise<void> {
      listeners.set(channel, listener)
      if (client) await client.query(`listen ${channel}`)
      else await check()
    },
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(timer)
      await checking
      await client?.end()
    },
  }
}

/** A busy event loop reads what has come in meanwhile, before it judges that nothing came. */
async function inTime(work: Promise<unknown>): Promise<void> {
  const stop = new AbortController()
  const tooLate = async () => {
    await sleep(answerMs, undefined, { signal: stop.signal })
    await sleep(graceMs, undefined, { signal: stop.signal })
    throw new DatabaseAway()
  }
  try {
    await Promise.race([work, tooLate()])
  } finally {
    stop.abort()
    // Whichever of the two comes last has nobody left to tell.
    work.catch(() => undefined)
  }
}
