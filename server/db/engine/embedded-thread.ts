import { enableCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'

// The thread in which PGlite runs: see thread-client.ts.

export type Call =
  | { id: number; kind: 'query'; text: string; values: unknown[] | undefined; options: RowOptions }
  | { id: number; kind: 'exec'; text: string }
  | { id: number; kind: 'listen'; channel: string }
  | { id: number; kind: 'close' }

/** PGlite's options, with the types of which the text itself is wanted. */
export type RowOptions = { rowMode: 'array' | 'object'; asText: string[] }

export type Answer =
  | { id: number; value: unknown }
  | { id: number; error: { message: string; fields: object } }
  | { channel: string; payload: string }

enableCompileCache()
const { bundledFiles } = await import('./bundled-files.ts')
const { DurableFS } = await import('./durable-fs.ts')
const { EmbeddedClient } = await import('./embedded-client.ts')

const { folder, startParams } = workerData as { folder: string; startParams: string[] }
const { fsBundle, free } = bundledFiles()
const client: PGlite = new EmbeddedClient({ fs: new DurableFS(folder), fsBundle, startParams })

// Each call that waits for it reports why it failed.
client.waitReady.then(() => free(client.Module.FS.root)).catch(() => undefined)

parentPort?.on('message', async (call: Call) => {
  try {
    answer({ id: call.id, value: await run(call) })
  } catch (error) {
    // PGlite adds the options of the query, with its parsers, and functions can't be sent.
    const { message, queryOptions: _, ...fields } = error as Error & { queryOptions?: unknown }
    answer({ id: call.id, error: { message, fields } })
  }
})

const answer = (given: Answer) => parentPort?.postMessage(given)
const asIs = (text: string) => text

async function run(call: Call): Promise<unknown> {
  switch (call.kind) {
    case 'query': {
      const { rowMode, asText } = call.options
      const parsers = Object.fromEntries(asText.map((type) => [type, asIs]))
      return client.query(call.text, call.values, { rowMode, parsers })
    }
    case 'exec':
      return client.exec(call.text)
    case 'listen':
      await client.listen(call.channel, (payload) => answer({ channel: call.channel, payload }))
      return undefined
    case 'close':
      return client.close()
  }
}
