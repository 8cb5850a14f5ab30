import type { Address, Requests } from '#domain/api/calls.ts'

/** A response whose JSON is that of its address. */
type Answering<At extends Address<'GET'>> = Omit<Response, 'json'> & {
  json: () => Promise<Requests[`GET ${At}`]>
}

/** Sends a GET request to our own API, and resolves whatever its status. */
export const ask = <At extends Address<'GET'>>(path: At): Promise<Answering<At>> =>
  fetch(path, { credentials: 'include' })

/** Reads JSON from our own API. Throws on an error status, except on one that is to yield null. */
export async function getJson<At extends Address<'GET'>>(path: At): Promise<Requests[`GET ${At}`]>
export async function getJson<At extends Address<'GET'>>(
  path: At,
  yieldsNull: 401 | 404,
): Promise<Requests[`GET ${At}`] | null>
export async function getJson<At extends Address<'GET'>>(path: At, yieldsNull?: 401 | 404) {
  const response = await ask(path)
  if (response.status === yieldsNull) return null
  if (!response.ok) {
    throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
  }

  return response.json()
}
