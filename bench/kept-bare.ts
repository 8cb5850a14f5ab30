import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// The limit that bench/kept.ts compares with: node:http, which only sends given bytes.

type Answer = { status: number; headers: string[]; body: Uint8Array }

process.once('message', ({ status, headers, body }: Answer) => {
  const own = headers.flatMap((name, at) =>
    at % 2 === 0 && !/^(date|connection|keep-alive)$/i.test(name) ? [[name, headers[at + 1]]] : [],
  )
  const given = Object.fromEntries(own)
  const bytes = Buffer.from(body)
  const server = createServer((_, response) => response.writeHead(status, given).end(bytes))
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
