import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { whyLoginFailed } from '#domain/access/login.ts'
import { isRecoveryCode } from '#domain/access/totp.ts'
import type { Problem } from '#domain/api/problem.ts'
import { isAllowed } from '#server/access/admin-networks.ts'
import { arePasswordsFull, fullQueueSeconds, isSessionKey } from '#server/access/auth.ts'
import { isKnownDevice } from '#server/access/known-device.ts'
import { noteRefusal } from '#server/access/refusals.ts'
import { findSettings } from '#server/db/settings.ts'
import { addressOfRequest } from '#server/http/address.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { requests } from '#server/metrics/counted.ts'
import { kindOfRequest } from '#server/metrics/request-kind.ts'
import { newRequestId } from '#server/request-id.ts'
import { readBasic } from './authenticate.ts'

/**
 * While the queue of passwords is full, that of a stranger is refused before anything else is done for it. The answer
 * is that of the queue itself, at a quarter of its cost: with hundreds of guesses at once that is what a visitor waits
 * for.
 */
export function refuseCrowd(next: RequestListener): RequestListener {
  return (request, response) => {
    if (!arePasswordsFull() || !request.url?.startsWith('/api/admin/'))
      return next(request, response)
    isFromStranger(request).then(
      (isStranger) => (isStranger ? refuse : next)(request, response),
      () => next(request, response),
    )
  }
}

/** Not a session key, a recovery code or a known device: those don't wait with strangers. */
async function isFromStranger(request: IncomingMessage): Promise<boolean> {
  const { authorization, 'x-login-code': code, 'x-login-device': device } = request.headers
  const credentials = readBasic(authorization)
  if (!credentials || isSessionKey(credentials.password)) return false
  if (isRecoveryCode(`${code ?? ''}`)) return false
  // From elsewhere the calls of the admin do not exist.
  const { adminNetworks } = await findSettings()
  if (!isAllowed(adminNetworks, addressOfRequest(request))) return false
  return !(await isKnownDevice(credentials.username, `${device ?? ''}`))
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  const username = readBasic(request.headers.authorization)?.username
  noteRefusal(addressOfRequest(request), 'too many', username)
  requests.add(kindOfRequest(request.url ?? ''), '429')
  const error = whyLoginFailed({ status: 429, retryAfter: fullQueueSeconds })
  const body = JSON.stringify({ error } satisfies Problem)
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json',
    'content-length': `${Buffer.byteLength(body)}`,
    'cache-control': 'no-store',
    'retry-after': `${fullQueueSeconds}`,
    'x-request-id': newRequestId(),
  }
  response.writeHead(429, headers).end(body)
}
