/** Sends a GET request to our own API, and resolves whatever its status. */
export const ask = (path: string): Promise<Response> => fetch(path, { credentials: 'include' })

/**
 * Reads JSON from our own API. Its type is that of `answers` in the call's definition. Throws on an
 * error status, except on one that is to yield null.
 */
export async function getJson<Answer>(path: string): Promise<Answer>
export async function getJson<Answer>(path: string, yieldsNull: 401 | 404): Promise<Answer | null>
export async function getJson(path: string, yieldsNull?: 401 | 404): Promise<unknown> {
  const response = await ask(path)
  if (response.status === yieldsNull) return null
  if (!response.ok) {
    const { status } = response
    throw Object.assign(new Error(`${status}: ${(await response.text()) || response.statusText}`), {
      status,
    })
  }

  return response.json()
}
