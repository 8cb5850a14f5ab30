import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { log } from '#server/log.ts'
import { fileOf } from '#server/programs.ts'
import { noSpaceLeft } from './disk-space.ts'
import type { Answer, Call, RowOptions } from './embedded-thread.ts'

export type Rows = { rows: Record<string, unknown>[] }
type QueryOptions = { rowMode?: 'array' | 'object'; parsers?: Record<string, unknown> }
type CallOf<Kind> = Extract<Call, { kind: Kind }>

/** What can be done within a transaction. */
export type Statements = {
  query: (text: string, values?: unknown[], options?: QueryOptions) => Promise<Rows>
  exec: (text: string) => Promise<Rows[]>
}

/** How often the disk is looked at, while there are statements. */
const diskCheckMs = 250

/** A write while there is no space: refused by us, or by the database itself. */
const noSpaceCodes = new Set(['25006', '53100'])

/**
 * PGlite in a thread of its own, so that pages are served while it runs a query. As in PGlite itself a
 * transaction has the database to itself.
 */
export class ThreadClient implements Statements {
  readonly #thread: Worker
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>()
  readonly #lacksSpace: () => boolean
  readonly #listeners = new Map<string, (payload: string) => void>()
  #calls = 0
  #isClosing = false
  #isReadOnly = false
  #checkDiskAt = 0
  #last: Promise<unknown> = Promise.resolve()

  /** @param lacksSpace whether the disk is as good as full: then the database only reads */
  constructor(folder: string, startParams: string[], lacksSpace: () => boolean) {
    this.#lacksSpace = lacksSpace
    // The young generation of the pages, an option of `npm start`, would apply to the thread too. The pages
    // have theirs by now.
    setFlagsFromString('--max-semi-space-size=0')
    this.#thread = new Worker(fileOf('server/db/engine/embedded-thread.ts'), {
      workerData: { folder, startParams },
      // Not those of the process, which may be about its own first file.
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    })
    this.#thread.on('message', (answer: Answer) => this.#receive(answer))
    // An unexpected end of the database ends the process. Nothing was acknowledged before its commit.
    this.#thread.on('error', (error) => {
      throw error
    })
    this.#thread.on('exit', () => {
      if (!this.#isClosing) throw new Error('the database has stopped')
    })
    this.#thread.unref()
  }

  query(text: string, values?: unknown[], options?: QueryOptions): Promise<Rows> {
    return this.#alone(() => this.#statements.query(text, values, options))
  }

  /** Also a script with a transaction of its own, which the database leaves open if it fails. */
  exec(text: string): Promise<Rows[]> {
    return this.#alone(async () => {
      try {
        return await this.#statements.exec(text)
      } catch (error) {
        await this.#statements.exec('ROLLBACK')
        throw error
      }
    })
  }

  transaction<Value>(work: (statements: Statements) => Promise<Value>): Promise<Value> {
    return this.#alone(async () => {
      await this.#statements.exec('BEGIN')
      try {
        const value = await work(this.#statements)
        await this.#statements.exec('COMMIT')
        return value
      } catch (error) {
        await this.#statements.exec('ROLLBACK')
        throw error
      }
    })
  }

  async listen(channel: string, heard: (payload: string) => void): Promise<void> {
    this.#listeners.set(channel, heard)
    await this.#alone(() => this.#ask<'listen'>({ kind: 'listen', channel }))
  }

  async close(): Promise<void> {
    this.#isClosing = true
    await this.#alone(() => this.#ask<'close'>({ kind: 'close' }))
    await this.#thread.terminate()
  }

  readonly #statements: Statements = {
    query: (text, values, { rowMode = 'object', parsers = {} } = {}) => {
      // Functions can't be sent. Drizzle's parsers are all the same one, which keeps the text.
      const options: RowOptions = { rowMode, asText: Object.keys(parsers) }
      return this.#ask<'query'>({ kind: 'query', text, values, options }) as Promise<Rows>
    },
    exec: (text) => this.#ask<'exec'>({ kind: 'exec', text }) as Promise<Rows[]>,
  }

  #alone<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = this.#last.then(() => this.#heedDisk()).then(work)
    this.#last = turn.catch(() => undefined)
    return turn
  }

  async #heedDisk(): Promise<void> {
    const now = performance.now()
    if (now < this.#checkDiskAt || this.#isClosing) return
    this.#checkDiskAt = now + diskCheckMs
    const isFull = this.#lacksSpace()
    if (isFull === this.#isReadOnly) return
    await this.#statements.exec(`SET default_transaction_read_only = ${isFull ? 'on' : 'off'}`)
    this.#isReadOnly = isFull
    if (isFull) log.error(noSpaceLeft)
    else log.info('there is space in DATA_DIR again')
  }

  #ask<Kind extends Call['kind']>(call: Omit<CallOf<Kind>, 'id'>): Promise<unknown> {
    const id = ++this.#calls
    const waiting = Promise.withResolvers<unknown>()
    this.#waiting.set(id, waiting)
    // The process waits for an answer, not for the thread itself.
    this.#thread.ref()
    this.#thread.postMessage({ id, ...call })
    return waiting.promise
  }

  #receive(answer: Answer): void {
    if ('channel' in answer) {
      this.#listeners.get(answer.channel)?.(answer.payload)
      return
    }
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if (this.#waiting.size === 0) this.#thread.unref()
    if ('value' in answer) waiting?.resolve(answer.value)
    else waiting?.reject(asError(answer.error))
  }
}

function asError({ message, fields }: { message: string; fields: object }): Error {
  const { code } = fields as { code?: string }
  if (code === undefined || !noSpaceCodes.has(code)) {
    return Object.assign(new Error(message), fields)
  }
  return Object.assign(new Error(noSpaceLeft), { code: '53100' })
}
