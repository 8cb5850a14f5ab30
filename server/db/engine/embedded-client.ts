import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'

/** An empty statement as a message of the simple query protocol. */
const emptyStatement = Buffer.from('Q\0\0\0\x06;\0')

/**
 * PGlite whose SQL parser V8 never optimizes. That one function takes 604 MB and a second to
 * optimize, and gains little: see decision 0015. V8 decides when it first compiles a function whether
 * to count its calls, and it compiles each on its first call. So the parser is called once, on an
 * empty statement, while only a function that does not exist may be optimized.
 */
export class EmbeddedClient extends PGlite {
  /** PGlite's own first query: nothing was parsed before it. */
  override async _initArrayTypes(options?: { force?: boolean }): Promise<void> {
    setFlagsFromString('--wasm-tier-up-filter=0')
    this.execProtocolRawSync(emptyStatement)
    setFlagsFromString('--wasm-tier-up-filter=-1')
    await super._initArrayTypes(options)
  }
}
