/** Reads JSON from our own API. Throws on an error status; on request, a 401 yields null. */
export async function getJson<Value>(path: string): Promise<Value>
export async function getJson<Value>(path: string, denied: 'yields null'): Promise<Value | null>
export async function getJson(path: string, denied: 'throws' | 'yields null' = 'throws') {
  const response = await fetch(path, { credentials: 'include' })
  if (response.status === 401 && denied === 'yields null') return null
  if (!response.ok) {
    throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
  }

  return response.json()
}
