import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { isAdminPath } from '#domain/access/admin-path.ts'
import { isInside, readNetworks } from '#domain/access/network.ts'
import { findSettings } from '#server/db/settings.ts'
import { addressOf } from '#server/http/address.ts'
import { noteRefusal } from './refusals.ts'

let read = { text: '', networks: readNetworks('') }

/** Whether the admin is open to this address. An empty list is open to all. */
export function isAllowed(text: string, address: string): boolean {
  if (text === '') return true
  if (read.text !== text) read = { text, networks: readNetworks(text) }
  // A list is checked before it is saved. One that can't be read any more keeps everyone out.
  return read.networks.ok && isInside(read.networks.value, address)
}

/** Whether this sender may reach the admin. A refusal is in the log, for whoever looks for the reason there. */
export async function mayReachAdmin(call: Context): Promise<boolean> {
  const { adminNetworks } = await findSettings()
  if (isAllowed(adminNetworks, addressOf(call))) return true
  noteRefusal(addressOf(call), 'network')
  return false
}

/** From elsewhere, a page of the admin is the ordinary not-found page: there is nothing to try. */
export function hideAdminPages(notFound: () => Promise<Response>) {
  return async (call: Context, next: () => Promise<void>): Promise<Response | undefined> => {
    const path = new URL(call.req.url).pathname.replace(/\.data$/, '')
    // Without a database there is no list, and no page has anything to hide: only its calls do.
    if (isAdminPath(path) && !(await mayReachAdmin(call).catch(() => true))) return notFound()
    await next()
    return undefined
  }
}

/** The cache of pages knows no sender: with a list, it gets no request for a page of the admin. */
export function cacheUnlessLimited(
  cached: RequestListener,
  uncached: RequestListener,
): RequestListener {
  return (request: IncomingMessage, response: ServerResponse) => {
    // Only this spelling is cached.
    if (!request.url?.startsWith('/admin')) return cached(request, response)
    findSettings().then(
      ({ adminNetworks }) => (adminNetworks === '' ? cached : uncached)(request, response),
      () => cached(request, response),
    )
  }
}
