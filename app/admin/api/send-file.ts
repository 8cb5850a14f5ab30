import { ApiError, headersFor, isLoggedInAgain, problemOf } from './api.ts'
import type { Address, AnswerTo } from './calls.ts'
import { findCredentials } from './session.ts'

type Sending = {
  headers?: Record<string, string>
  /** The uploaded part, from 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/**
 * Uploads a file. It uses XMLHttpRequest, because fetch reports no upload progress. After a 401 it
 * asks for a login and tries again, as other calls do.
 */
export async function sendFile<Method extends 'POST' | 'PUT', At extends Address<Method>>(
  method: Method,
  path: At,
  file: File,
  sending: Sending = {},
): Promise<AnswerTo<`${Method} ${At}`>> {
  const credentials = findCredentials()
  const headers = headersFor(method, path, credentials)
  headers.set('content-type', 'application/octet-stream')
  headers.set('x-file-name', encodeURIComponent(file.name))
  for (const [name, value] of Object.entries(sending.headers ?? {})) headers.set(name, value)

  const response = await transfer(method, path, file, headers, sending)
  if (response.status === 401 && (await isLoggedInAgain(credentials))) {
    return sendFile(method, path, file, sending)
  }
  if (!response.ok) throw new ApiError(response, await problemOf(response))
  return response.json()
}

function transfer(
  method: string,
  path: string,
  file: File,
  headers: Headers,
  { onProgress, signal }: Sending,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const request = new XMLHttpRequest()
  const stop = () => request.abort()

  request.open(method, path)
  headers.forEach((value, name) => {
    request.setRequestHeader(name, value)
  })
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
  request.onload = () => {
    const { responseText, status, statusText } = request
    resolve(new Response(responseText, { status, statusText }))
  }
  request.onerror = () => reject(new TypeError('Failed to send'))
  request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  else request.send(file)

  return promise.finally(() => signal?.removeEventListener('abort', stop))
}
