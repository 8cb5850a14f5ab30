import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// The limit that bench/processes.ts compares with: node:http, which spends as much processor time on
// each request as a render does. It reads JSON, which allocates much, as a render does too.

type Task = { microseconds: number; bytes: number }

const text = JSON.stringify(
  Array.from({ length: 200 }, (_, id) => ({ id, name: `Parking ${id}`, facts: [id, true, 'ja'] })),
)

process.once('message', ({ microseconds, bytes }: Task) => {
  const body = Buffer.alloc(bytes, 'x')
  const times = Math.round(microseconds / microsecondsOfOne())
  const server = createServer((_, response) => {
    read(times)
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})

function read(times: number): void {
  for (let turn = 0; turn < times; turn++) JSON.parse(text)
}

function microsecondsOfOne(): number {
  const times = 5_000
  read(times)
  const before = process.cpuUsage()
  read(times)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / times
}
