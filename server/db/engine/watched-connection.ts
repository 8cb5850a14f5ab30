import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { log } from '#server/log.ts'
import { DatabaseAway } from './database-away.ts'
import { wireOf } from './wire.ts'

const pingIntervalMs = 2_000
const pingTimeoutMs = 3_000
const graceMs = 50
const reconnectMs = 500

export type Listener = {
  heard: (payload: string) => void
  /** Called after each (re)connect: notifications may have been missed before it. */
  connected: () => void
}

/**
 * One connection outside the pool. It receives notifications, and pings every two seconds to find
 * out whether the server responds: a frozen server refuses nothing and never answers.
 * @param onAway called when the server is found to be away, to fail pending queries
 */
export function watchedConnection(config: pg.ClientConfig, onAway: () => void) {
  const listeners = new Map<string, Listener>()
  let client: pg.Client | undefined
  let isAway = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let checking: Promise<boolean> | undefined

  /** Checks now whether the server is away. */
  function check(): Promise<boolean> {
    checking ??= ping().finally(() => {
      checking = undefined
    })
    return checking
  }

  async function ping(): Promise<boolean> {
    clearTimeout(timer)
    try {
      await pingOnce()
      if (isAway) log.info('database is back')
      isAway = false
    } catch (error) {
      drop()
      if (!isAway && !isClosed) {
        isAway = true
        log.warn('database away', { error })
        onAway()
      }
    }
    if (!isClosed) timer = setTimeout(check, isAway ? reconnectMs : pingIntervalMs).unref()
    return isAway
  }

  /** A lost connection does not mean that the server is away: try a new one first. */
  async function pingOnce(): Promise<void> {
    try {
      if (client) return await withTimeout(client.query('select 1'))
    } catch (error) {
      if (error instanceof DatabaseAway) throw error
      drop()
    }
    await withTimeout(connect())
  }

  async function connect(): Promise<void> {
    const newClient = new pg.Client(config)
    client = newClient
    // Both `error` and `end` mean that the connection is lost.
    const onLost = () => {
      if (client !== newClient) return
      client = undefined
      if (!isClosed) check()
    }
    newClient.on('error', onLost).on('end', onLost)
    newClient.on('notification', ({ channel, payload = '' }) =>
      listeners.get(channel)?.heard(payload),
    )
    await newClient.connect()
    for (const channel of listeners.keys()) await newClient.query(`listen ${channel}`)
    for (const { connected } of listeners.values()) connected()
  }

  function drop(): void {
    const oldClient = client
    client = undefined
    if (oldClient) wireOf(oldClient).connection.stream.destroy()
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

/**
 * Rejects with DatabaseAway after the timeout, plus a grace period: a busy event loop must first
 * read what has already arrived.
 */
async function withTimeout(work: Promise<unknown>): Promise<void> {
  const stop = new AbortController()
  const timeout = async () => {
    await sleep(pingTimeoutMs, undefined, { signal: stop.signal })
    await sleep(graceMs, undefined, { signal: stop.signal })
    throw new DatabaseAway()
  }
  try {
    await Promise.race([work, timeout()])
  } finally {
    stop.abort()
    // A late rejection has no handler left.
    work.catch(() => undefined)
  }
}
