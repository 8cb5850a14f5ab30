import type { Address, Requests } from '#domain/api/calls.ts'

/** A response whose JSON is that of its address. */
type Answering<At extends Address<'GET'>> = Omit<Response, 'json'> & {
  json: () => Promise<Requests[`GET ${At}`]>
}

/** Sends a GET request to our own API, and resolves whatever its status. */
export const ask = <At extends Address<'GET'>>(path: At): Promise<Answering<At>> =>
  fetch(path, { credentials: 'include' })

/** Reads JSON from our own API. Throws on an error status; on request, a 401 yields null. */
export async function getJson<At extends Address<'GET'>>(path: At): Promise<Requests[`GET ${At}`]>
export async function getJson<At extends Address<'GET'>>(
  path: At,
  denied: 'yields null',
): Promise<Requests[`GET ${At}`] | null>
export async function getJson<At extends Address<'GET'>>(
  path: At,
  denied: 'throws' | 'yields null' = 'throws',
) {
  const response = await ask(path)
  if (response.status === 401 && denied === 'yields null') return null
  if (!response.ok) {
    throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
  }

  return response.json()
}
