import type { Problem } from '#domain/api/problem.ts'
import type { Address, FileAddress, Requests } from './calls.ts'
import { askToLogIn } from './login-again.ts'
import { tellForbidden } from './role.ts'
import { basic, type Credentials, findCredentials, ownPage } from './session.ts'

/** A call that got an error response. */
export class ApiError extends Error {
  readonly status: number
  /** The server's explanation in Dutch, if it gave one. */
  readonly explanation: string | undefined
  readonly fields: NonNullable<Problem['fields']>
  /** A gateway may answer with any JSON, so each field may be missing. */
  readonly body: Partial<Problem>

  constructor({ status, statusText }: Response, body: Partial<Problem> & { message?: unknown }) {
    const { error, message, fields = {} } = body
    super(`API Error: ${status} - ${statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.explanation = [error, message].find(isText)
    this.fields = fields
    this.body = body
  }
}

/** A gateway may send any body, so only a text is used. */
function isText(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== ''
}

export type Asking = {
  /** A background call: when the session has expired it fails instead of opening the login dialog. */
  quiet?: boolean
  /** A call that is repeated with the same key adds nothing twice: see `newKey`. */
  key?: string
}

/**
 * The admin's only client of the server. The method and address determine the type of the response:
 * see `calls.ts`. A write may succeed with a body that can't be read.
 */
export const admin = {
  get: <At extends Address<'GET'>>(path: At, asking?: Asking): Promise<Requests[`GET ${At}`]> =>
    call('GET', path, undefined, asking),
  post: <At extends Address<'POST'>>(
    path: At,
    body: unknown,
    asking?: Asking,
  ): Promise<Requests[`POST ${At}`] | undefined> => call('POST', path, body, asking),
  put: <At extends Address<'PUT'>>(
    path: At,
    body: unknown,
    asking?: Asking,
  ): Promise<Requests[`PUT ${At}`] | undefined> => call('PUT', path, body, asking),
  delete: <At extends Address<'DELETE'>>(
    path: At,
    body?: unknown,
  ): Promise<Requests[`DELETE ${At}`] | undefined> => call('DELETE', path, body),
  /** A file, with the name that the server gives it. */
  file,
}

/** For a write whose response is required. */
export async function answered<Answer>(write: Promise<Answer | undefined>): Promise<Answer> {
  const answer = await write
  if (answer === undefined) throw new TypeError('No answer')
  return answer
}

// The result is `any`: its type is declared above, and the API's tests check the real responses.
async function call(method: string, path: string, body?: unknown, asking?: Asking) {
  const response = await answerTo(method, path, body, asking)
  // A write succeeded whatever its body is, but a GET requires one.
  const isAsked = method === 'GET' && response.status !== 204
  const answer = await response.json().catch(isAsked ? undefined : () => undefined)
  return answer
}

async function file(
  path: FileAddress | `${FileAddress}?${string}`,
): Promise<{ name: string; content: Blob }> {
  const response = await answerTo('GET', path)
  const disposition = response.headers.get('content-disposition') ?? ''
  const [, name = 'download'] = /filename="([^"]+)"/.exec(disposition) ?? []
  return { name, content: await response.blob() }
}

async function answerTo(
  method: string,
  path: string,
  body?: unknown,
  asking: Asking = {},
): Promise<Response> {
  const credentials = findCredentials()
  const response = await fetch(path, {
    method,
    headers: headersFor(method, path, credentials, asking.key),
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: 'include',
    cache: 'no-store',
  })

  if (response.status === 401 && (await isLoggedInAgain(credentials, asking))) {
    return answerTo(method, path, body, asking)
  }
  if (response.status === 403) tellForbidden()
  if (!response.ok) throw new ApiError(response, await problemOf(response))
  return response
}

/** The headers of a call from the site's own pages. */
export function headersFor(
  method: string,
  path: string,
  credentials?: Credentials,
  key?: string,
): Headers {
  const headers = new Headers({ accept: 'application/json', ...ownPage })
  if (method !== 'GET') headers.set('content-type', 'application/json')
  if (key) headers.set('idempotency-key', key)
  if (credentials && path.includes('/api/admin/')) headers.set('authorization', basic(credentials))
  return headers
}

/** Another call may have logged in while this one was in flight with the old key. */
export async function isLoggedInAgain(
  used: Credentials | undefined,
  { quiet = false }: Asking = {},
): Promise<boolean> {
  const known = findCredentials()
  return (known && known.password !== used?.password) || (!quiet && (await askToLogIn()))
}

export async function problemOf(response: Response): Promise<Partial<Problem>> {
  try {
    return (await response.json()) ?? {}
  } catch {
    return {}
  }
}
