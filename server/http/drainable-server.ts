import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import { connectionLimits } from './connection-limits.ts'

const keepAliveMs = 65_000

/** Silent for so long it is idle: whoever has just connected, or got an answer, asks sooner. */
const silenceMs = 1_000

const lookEveryMs = 50

/** How long nobody comes, and nobody gets an answer, before the listener closes. */
const calmMs = 100
const pauseMs = 5

/** A turn of the event loop that did next to nothing. */
const quickTurnMs = 1

type Connection = {
  answers: Set<ServerResponse>
  /** The answer to what came in last. */
  last?: ServerResponse
  /** Of what came in, up to where it has been dealt with, and when that was. */
  bytesDone: number
  doneAt: number
}

export type DrainableServer = {
  server: Server
  /** From now on each connection ends with its next answer. */
  drain: () => void
  /** Takes nothing new, and ends when all that came in was answered, or at the deadline. */
  close: (deadline: number) => Promise<void>
}

/**
 * A server that loses no request when it stops. Node's own close() does: it resets what waits to be
 * accepted, and connections whose request has arrived and was not read yet.
 */
export function createDrainableServer(answer: RequestListener): DrainableServer {
  const connections = new Map<Socket, Connection>()
  const held: (() => void)[] = []
  let draining = false
  let isHolding = false
  let acceptedAt = 0
  let stirredAt = 0

  const server = createServer(
    { keepAliveTimeout: keepAliveMs, ...connectionLimits },
    (request, response) => {
      const { socket } = request
      const connection = connections.get(socket)
      if (connection) {
        const note = () => {
          connection.bytesDone = socket.bytesRead
          connection.doneAt = performance.now()
        }
        // A refused request may be answered before all of it has come in.
        request.once('close', note)
        response.once('close', () => {
          connection.answers.delete(response)
          note()
          stirredAt = connection.doneAt
        })
        connection.answers.add(response)
        if (draining) endWith(connection, response)
        connection.last = response
      }
      // Requests that came in one piece are all known by then, and only the last ends the connection.
      if (draining) setImmediate(() => hold(() => answer(request, response)))
      else answer(request, response)
    },
  )

  server.on('connection', (socket: Socket) => {
    const now = performance.now()
    acceptedAt = now
    stirredAt = now
    connections.set(socket, { answers: new Set(), bytesDone: 0, doneAt: now })
    socket.once('close', () => connections.delete(socket))
  })

  function drain(): void {
    draining = true
    for (const connection of connections.values()) endWith(connection, connection.last)
  }

  function hold(give: () => void): void {
    if (isHolding) held.push(give)
    else give()
  }

  async function close(deadline: number): Promise<void> {
    // Who gets an answer comes back at once, on a new connection. So nobody gets one now, and soon
    // all who come are here.
    isHolding = true
    const start = performance.now()
    await acceptAll(start, start + (deadline - start) / 2)
    // Not that of http, which also ends connections that it takes for idle.
    Listener.prototype.close.call(server)
    isHolding = false
    for (const give of held) give()

    while (connections.size > 0 && performance.now() < deadline) {
      for (const [socket, connection] of connections) {
        if (isIdle(socket, connection)) socket.destroy()
      }
      await sleep(lookEveryMs)
      // What came in during the sleep is read first.
      await turn()
    }
    server.closeAllConnections()
  }

  /**
   * What waits to be accepted when the listener closes is reset, and each turn of the event loop
   * accepts one. So first nobody comes for a while, nor gets an answer to come back after; and the last
   * turn is a quick one, for whoever comes once it has looked is reset too.
   */
  async function acceptAll(start: number, atMostUntil: number): Promise<void> {
    stirredAt = start
    for (;;) {
      const turnedAt = performance.now()
      await turn()
      const now = performance.now()
      const isCalm = now - stirredAt > calmMs && now - turnedAt < quickTurnMs
      if (isCalm || now > atMostUntil) return
      // Who works all the time is what a busy machine suspends, and that must not happen now.
      if (now - acceptedAt > pauseMs) await sleep(pauseMs)
    }
  }

  return { server, drain, close }
}

/** The connection ends with this answer, and with none before it. */
function endWith({ last }: Connection, response: ServerResponse | undefined): void {
  if (last && !last.headersSent) last.shouldKeepAlive = true
  if (response && !response.headersSent) response.shouldKeepAlive = false
}

/** Not while half a request has come in, nor while an answer goes out. */
function isIdle(socket: Socket, { answers, bytesDone, doneAt }: Connection): boolean {
  return (
    answers.size === 0 && socket.bytesRead === bytesDone && performance.now() - doneAt > silenceMs
  )
}
