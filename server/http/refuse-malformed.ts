import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { hasTooManyParameters } from '#domain/address/address-limits.ts'
import { securityHeaders } from './security-headers.ts'

const tooManyParameters = 'Dit adres heeft te veel onderdelen.'

const messages: Record<number, string> = {
  400: 'Dit verzoek klopt niet.\n',
  405: 'Dit kan hier niet op deze manier.\n',
  408: 'Dit duurde te lang. Probeer het nog eens.\n',
  413: 'Dit is te veel om te versturen.\n',
  431: 'Dit verzoek is te lang.\n',
}

/** By the code of the parser error. All others are a plain 400. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Runs before everything else. After it, `request.url` is a path and the host is one that a URL can
 * have.
 */
export function refuseMalformed(listener: RequestListener): RequestListener {
  return (request, response) => {
    lastResponses.set(request.socket, response)
    if (isWellFormed(request)) {
      if (hasTooManyParameters(request.url ?? '')) return refuseParameters(request, response)
      // The body of a GET is never read, so close instead of waiting for it.
      if (isGetOrHead(request) && hasBody(request)) response.setHeader('connection', 'close')
      listener(request, response)
      return
    }
    response.writeHead(400, headersOf(400)).end(messages[400])
  }
}

/** A call is refused as JSON, like all its refusals. */
function refuseParameters({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const [type, body] = url.startsWith('/api/')
    ? ['application/json', JSON.stringify({ error: tooManyParameters })]
    : ['text/plain; charset=utf-8', `${tooManyParameters}\n`]
  const length = String(Buffer.byteLength(body))
  const headers = { ...headersOf(400), 'content-type': type, 'content-length': length }
  response.writeHead(400, headers).end(body)
}

/** Unparsable requests and CONNECT never reach a request listener. */
export function refuseUnparsable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    closeWith(socket, statuses[error.code ?? ''] ?? 400),
  )
  server.on('connect', (_, socket) => closeWith(socket, 405))
}

/** The last response on each socket: an error must not be written in the middle of it. */
const lastResponses = new WeakMap<Duplex, ServerResponse>()

function closeWith(socket: Duplex, status: number): void {
  const answer = lastResponses.get(socket)
  if (!socket.writable || (answer?.headersSent && !answer.writableFinished)) {
    socket.destroy()
    return
  }
  const lines = Object.entries(headersOf(status)).map(([name, value]) => `${name}: ${value}`)
  const answered = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', messages[status]]
  socket.end(answered.join('\r\n'), () => socket.destroy())
}

function headersOf(status: number): Record<string, string> {
  return {
    ...securityHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(messages[status] ?? '')),
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

/** The host of an absolute URL replaces the Host header (RFC 9112, 3.2.2). */
function makePath(request: IncomingMessage): boolean {
  const { url = '' } = request
  const [, host, rest = url] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url) ?? []
  if (host !== undefined) request.headers.host = host
  const [address = ''] = rest.split('#', 1)
  const [path = ''] = address.split('?', 1)
  request.url = host === undefined || path !== '' ? address : `/${address}`
  return request.url.startsWith('/') && !path.includes('\\')
}

/** Most requests have the same host. */
let lastHost = ''

/** A host in the normalized form that URL gives: so not 1.2.3.4.5 or 127.1. */
function isHost(host: string): boolean {
  if (host === lastHost && host !== '') return true
  const [, name] = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(host) ?? []
  const isValid = name !== undefined && URL.parse(`http://${host}`)?.hostname === name.toLowerCase()
  if (isValid) lastHost = host
  return isValid
}

const isGetOrHead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
