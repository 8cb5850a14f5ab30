import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { securityHeaders } from './security-headers.ts'

const words: Record<number, string> = {
  400: 'Dit verzoek klopt niet.\n',
  405: 'Dit kan hier niet op deze manier.\n',
  408: 'Dit duurde te lang. Probeer het nog eens.\n',
  413: 'Dit is te veel om te versturen.\n',
  431: 'Dit verzoek is te lang.\n',
}

/** By what an error of the parser is called; all others are a plain 400. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Stands in front of everything. Behind it an address is a path, and belongs to exactly one host
 * that a URL can name.
 */
export function refuseMalformed(listener: RequestListener): RequestListener {
  return (request, response) => {
    latest.set(request.socket, response)
    if (isWellFormed(request)) {
      // Of a question nobody reads the body, so nobody waits for it either.
      if (isRead(request) && hasBody(request)) response.setHeader('connection', 'close')
      listener(request, response)
      return
    }
    response.writeHead(400, headersOf(400)).end(words[400])
  }
}

/** What the parser can't make a request of, or what would be a tunnel, never reaches a listener. */
export function refuseUnparsable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    hangUp(socket, statuses[error.code ?? ''] ?? 400),
  )
  server.on('connect', (_, socket) => hangUp(socket, 405))
}

/** The last answer on each connection: while it is being sent, nothing may come in between. */
const latest = new WeakMap<Duplex, ServerResponse>()

function hangUp(socket: Duplex, status: number): void {
  const answer = latest.get(socket)
  if (!socket.writable || (answer?.headersSent && !answer.writableFinished)) {
    socket.destroy()
    return
  }
  const lines = Object.entries(headersOf(status)).map(([name, value]) => `${name}: ${value}`)
  const answered = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', words[status]]
  socket.end(answered.join('\r\n'), () => socket.destroy())
}

function headersOf(status: number): Record<string, string> {
  return {
    ...securityHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(words[status] ?? '')),
    'cache-control': 'no-store',
    connection: 'close',
  }
}

function isWellFormed(request: IncomingMessage): boolean {
  if (countHosts(request) > 1 || !makePath(request)) return false
  const { host } = request.headers
  return host === undefined ? request.httpVersion === '1.0' : isHost(host)
}

function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1
  }
  return count
}

/** An address with its host in it says more than the host beside it (RFC 9112, 3.2.2). */
function makePath(request: IncomingMessage): boolean {
  const { url = '' } = request
  const [, host, rest = url] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url) ?? []
  if (host !== undefined) request.headers.host = host
  const [address = ''] = rest.split('#', 1)
  const [path = ''] = address.split('?', 1)
  request.url = host === undefined || path !== '' ? address : `/${address}`
  return request.url.startsWith('/') && !path.includes('\\')
}

/** Most requests name the same one. */
let lastHost = ''

/** A host is written as in a URL, which has one way to write it: 1.2.3.4.5 or 127.1 is none. */
function isHost(host: string): boolean {
  if (host === lastHost && host !== '') return true
  const [, name] = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(host) ?? []
  const is = name !== undefined && URL.parse(`http://${host}`)?.hostname === name.toLowerCase()
  if (is) lastHost = host
  return is
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
