import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { connectionLimits } from './connection-limits.ts'

const keepAliveMs = 65_000

/** A connection without traffic for this long is idle: active clients send sooner. */
const idleAfterMs = 1_000

const idleCheckMs = 50

/** How far the time is behind that marks what was handled: reading it costs a thirtieth of a cached response. */
const clockMs = 250

/** The listener closes after this long without a new connection or a finished response. */
const quietMs = 100
const pauseMs = 5

/** The longest turn of the event loop that counts as empty. */
const emptyTurnMs = 1

type Connection = {
  unfinished: Set<ServerResponse>
  /** The response to the latest request. */
  latest?: ServerResponse
  /** The bytes received when the latest request or response ended, and when that was. */
  handledBytes: number
  handledAt: number
}

export type DrainableServer = {
  server: Server
  /** From now on each connection closes after its next response. */
  drain: () => void
  /** Stops accepting. Resolves once every received request has its response, or at the deadline. */
  close: (deadline: number) => Promise<void>
}

/**
 * A server that loses no request when it stops. Node's own close() does: it resets connections that
 * wait to be accepted, and those with a request that has arrived but is not read yet.
 */
export function createDrainableServer(handle: RequestListener): DrainableServer {
  const connections = new Map<Socket, Connection>()
  const heldRequests: (() => void)[] = []
  let isDraining = false
  let isHolding = false
  let acceptedAt = 0
  let lastActivityAt = 0
  let recently = performance.now()
  const clock = setInterval(() => {
    recently = performance.now()
  }, clockMs).unref()

  // Shared by all requests: closures for each of them cost a tenth of a cached response.
  function onRequestClose(this: IncomingMessage): void {
    markHandled(this.socket)
  }

  function onResponseClose(this: ServerResponse): void {
    const { socket } = this.req
    connections.get(socket)?.unfinished.delete(this)
    markHandled(socket)
    if (isHolding) lastActivityAt = performance.now()
  }

  function markHandled(socket: Socket): void {
    const connection = connections.get(socket)
    if (!connection) return
    connection.handledBytes = socket.bytesRead
    connection.handledAt = recently
  }

  const server = createServer(
    { keepAliveTimeout: keepAliveMs, ...connectionLimits },
    (request, response) => {
      const { socket } = request
      const connection = connections.get(socket)
      if (connection) {
        // Both events: a refused request can get its response before its body has arrived.
        request.on('close', onRequestClose)
        response.on('close', onResponseClose)
        connection.unfinished.add(response)
        if (isDraining) closeAfter(connection, response)
        connection.latest = response
      }
      // By the next turn all pipelined requests are parsed, so only the last closes the connection.
      if (isDraining) setImmediate(() => runOrHold(() => handle(request, response)))
      else handle(request, response)
    },
  )

  server.on('connection', (socket: Socket) => {
    const now = performance.now()
    acceptedAt = now
    lastActivityAt = now
    connections.set(socket, { unfinished: new Set(), handledBytes: 0, handledAt: recently })
    socket.once('close', () => connections.delete(socket))
  })

  function drain(): void {
    isDraining = true
    for (const connection of connections.values()) closeAfter(connection, connection.latest)
  }

  function runOrHold(run: () => void): void {
    if (isHolding) heldRequests.push(run)
    else run()
  }

  async function close(deadline: number): Promise<void> {
    // A client that gets a response reconnects at once. So hold all responses: then every client is
    // soon connected, and nothing waits to be accepted when the listener closes.
    isHolding = true
    const start = performance.now()
    await acceptAll(start, start + (deadline - start) / 2)
    // Not http's close(), which also closes connections that it considers idle.
    Listener.prototype.close.call(server)
    isHolding = false
    for (const run of heldRequests) run()

    while (connections.size > 0 && performance.now() < deadline) {
      for (const [socket, connection] of connections) {
        if (isIdle(socket, connection)) socket.destroy()
      }
      await sleep(idleCheckMs)
      // Read what arrived during the sleep before checking again.
      await turn()
    }
    clearInterval(clock)
    server.closeAllConnections()
  }

  /**
   * Connections that wait to be accepted when the listener closes are reset, and each turn of the
   * event loop accepts one. So wait until there was no activity for a while, and until the last
   * turn was short: a connection that arrives after its accept is reset as well.
   */
  async function acceptAll(start: number, deadline: number): Promise<void> {
    lastActivityAt = start
    for (;;) {
      const turnedAt = performance.now()
      await turn()
      const now = performance.now()
      const isQuiet = now - lastActivityAt > quietMs && now - turnedAt < emptyTurnMs
      if (isQuiet || now > deadline) return
      // A busy system suspends a process that spins, and a suspended one accepts nothing.
      if (now - acceptedAt > pauseMs) await sleep(pauseMs)
    }
  }

  return { server, drain, close }
}

/** Closes the connection after this response, and not after an earlier one. */
function closeAfter({ latest }: Connection, response: ServerResponse | undefined): void {
  if (latest && !latest.headersSent) latest.shouldKeepAlive = true
  if (response && !response.headersSent) response.shouldKeepAlive = false
}

/** False while a request has arrived in part, or a response is being sent. */
function isIdle(socket: Socket, { unfinished, handledBytes, handledAt }: Connection): boolean {
  return (
    unfinished.size === 0 &&
    socket.bytesRead === handledBytes &&
    performance.now() - handledAt > idleAfterMs + clockMs
  )
}
