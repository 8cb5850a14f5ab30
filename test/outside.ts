import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Outside } from '#server/outside/fetch-outside.ts'

/** An internet for a test: names with the addresses that they resolve to, and what answers at each address. */
export type Internet = Outside & {
  /** Every address that was connected to, in order. */
  connected: string[]
  close(): Promise<void>
}

type Hosts = Record<string, string[] | ((time: number) => string[])>

/**
 * Every public address leads to one server on this machine. Nothing but what is handed to the fetcher knows of it.
 *
 * @param hosts the addresses of each name, or what it resolves to at the first, second... time
 */
export async function internetOf(hosts: Hosts, answer: RequestListener): Promise<Internet> {
  const server: Server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const connected: string[] = []
  const times = new Map<string, number>()
  const sockets: Socket[] = []

  return {
    connected,
    async resolve(name) {
      const time = (times.get(name) ?? 0) + 1
      times.set(name, time)
      const found = hosts[name] ?? []
      return typeof found === 'function' ? found(time) : found
    },
    connect({ address }) {
      connected.push(address)
      const socket = connect({ host: '127.0.0.1', port })
      sockets.push(socket)
      return socket
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
