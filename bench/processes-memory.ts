import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { BuiltSite } from '#test/built-site.ts'
import { ask, requestFor } from './raw-requests.ts'
import { youngGeneration } from './young-generation.ts'

// The memory of one process while it answers ever different addresses: see bench/processes.ts.

const connections = 16
const parts = 8
const dayMs = 86_400_000

/** What strangers ask for, by how often of 100. Each number gives another address. */
const kinds: [often: number, path: (number: number) => string][] = [
  [2, (number) => `/parkeren/schiphol?van=${dayFrom(number)}&tot=${dayFrom(number + 7)}`],
  [4, (number) => `/parkeren/schiphol-${number}`],
  [2, (number) => `/oude-pagina-${number}.html`],
  [22, (number) => `/faq?utm_source=bron-${number}`],
  [20, (number) => `/api/parkings?airport=x${number}`],
  [20, (number) => `/api/faqs?airport=x${number}`],
  [10, (number) => `/api/blog?slug=post-${number}`],
  [10, (number) => `/api/onbekend/${number}`],
  [5, (number) => `/social/parkeren/x${number}.png`],
  [5, (number) => `/media/${String(number).padStart(20, '0')}/x.png`],
]
const turns = kinds.flatMap(([often, path]) => Array.from({ length: often }, () => path))

type Usage = { rss: number; heap: number; outside: number }

export async function measureMemory(
  start: (settings: Record<string, string>) => Promise<BuiltSite>,
  addresses: number,
): Promise<void> {
  const options = `${youngGeneration} --inspect-port=127.0.0.1:0`
  const site = await start({ NODE_OPTIONS: options })
  const { usage, close } = await inspect(site)
  let asked = 0
  for (let part = 0; part <= parts; part++) {
    const end = Math.round((addresses * part) / parts)
    // In another order than the kinds, so that none comes in a row.
    const next = () => (asked < end ? requestFor(pathOf(asked++), headersOf(asked)) : undefined)
    await Promise.all(Array.from({ length: connections }, () => ask(site.port, next)))
    const { rss, heap, outside } = await usage()
    process.stdout.write(
      `after ${asked.toLocaleString('en')} addresses: ${mb(rss)} MB, of which ${mb(heap)} MB live objects and ${mb(outside)} MB live buffers\n`,
    )
  }
  close()
  await site.stop()
}

const pathOf = (number: number) => turns[(number * 37) % turns.length]?.(number) ?? '/'
const headersOf = (number: number) => ({
  'accept-encoding': 'gzip, deflate, br, zstd',
  referer: `https://elders-${number}.example/`,
  'user-agent': `Mozilla/5.0 (${number})`,
})
const dayFrom = (number: number) =>
  new Date(Date.now() + (1 + (number % 350)) * dayMs).toISOString().slice(0, 10)
const mb = (bytes: number) => Math.round(bytes / 1e6)

/** What is still used after a garbage collection, by the inspector of the process. */
async function inspect({ process: { pid, stderr } }: BuiltSite) {
  process.kill(pid ?? 0, 'SIGUSR1')
  let printed = ''
  while (!/ws:\/\/\S+/.test(printed))
    printed += (await once(stderr as NodeJS.EventEmitter, 'data'))[0]
  const socket = new WebSocket(/ws:\/\/\S+/.exec(printed)?.[0] ?? '')
  await once(socket, 'open')
  let calls = 0

  async function call<Answer>(method: string): Promise<Answer> {
    const id = ++calls
    socket.send(JSON.stringify({ id, method }))
    for (;;) {
      const [{ data }] = (await once(socket, 'message')) as [MessageEvent<string>]
      const answer = JSON.parse(data) as { id?: number; result: Answer }
      if (answer.id === id) return answer.result
    }
  }

  async function usage(): Promise<Usage> {
    await call('HeapProfiler.collectGarbage')
    const { usedSize, backingStorageSize } =
      await call<Record<string, number>>('Runtime.getHeapUsage')
    const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
    return { rss: Number(pages) * 4096, heap: usedSize ?? 0, outside: backingStorageSize ?? 0 }
  }

  // A process with an open inspector does not end.
  return { usage, close: () => socket.close() }
}
