import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { withSeededDatabase } from '#test/database.ts'
import { app } from './app.ts'
import { connection } from './db/client.ts'
import { log } from './log.ts'

// Stands in for the pages, which only a build has: says what came in.
vi.mock('./http/pages.ts', () => ({
  addresses: [
    { parts: ['contact'], takesForms: true, leadsOn: false },
    { parts: ['sitemap.xml'], takesForms: false, leadsOn: false },
    { parts: ['parkeren', ':slug'], takesForms: false, leadsOn: false },
  ],
  renderPage: async (request: Request) => {
    if (request.url.endsWith('/throws')) throw new Error('broken')
    if (request.url.endsWith('/fails')) return new Response('sorry', { status: 500 })
    const form = request.method === 'POST' ? await request.formData() : undefined
    return Response.json({ method: request.method, message: form?.get('message') })
  },
}))

withSeededDatabase()

const form = (message: string) => new URLSearchParams({ message })
const send = (body: BodyInit, headers: HeadersInit = {}) =>
  app.request('/contact', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

/** Far more than anyone waits for, but not so much that a failure of this test hurts. */
function flood(sent: { bytes: number }): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      if (sent.bytes > 4_000_000) return controller.close()
      sent.bytes += 16_384
      controller.enqueue(new Uint8Array(16_384).fill(97))
    },
  })
}

test('the longest message that may be sent comes in, also without our script', async () => {
  const message = '€'.repeat(10_000)
  const response = await send(form(message))

  expect(await response.json()).toEqual({ method: 'POST', message })
})

test('a form with parts comes in as it is', async () => {
  const parts = new FormData()
  parts.set('message', 'Waar staat mijn auto?')

  expect(await (await send(parts)).json()).toMatchObject({ message: 'Waar staat mijn auto?' })
})

test('more than any form has is refused', async () => {
  expect((await send(form('a'.repeat(200_000)))).status).toBe(413)
})

test('a flood is not read to its end, whatever it says of itself', async () => {
  const sent = { bytes: 0 }
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await send(flood(sent), { ...type, 'content-length': '10' })

  expect(response.status).toBe(413)
  expect(sent.bytes).toBeLessThan(300_000)
})

test('who only asks sends nothing', async () => {
  expect(await (await app.request('/contact')).json()).toEqual({ method: 'GET' })
  expect((await app.request('/contact', { method: 'HEAD' })).status).toBe(200)
})

test.each(['text/plain', 'application/json', 'multipart/form-data', 'image/png'])(
  'what is no form is refused: %s',
  async (type) => {
    expect((await send('abc', { 'content-type': type })).status).toBe(400)
  },
)

test('a body that does not say what it is, is no form', async () => {
  expect((await send(new Uint8Array([97]))).status).toBe(400)
})

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('a page knows no %s', async (method) => {
  const response = await app.request('/contact', { method })

  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
})

test.each(['/sitemap.xml', '/parkeren/schiphol', '/nergens'])(
  'where nothing takes a form, none is read: %s',
  async (path) => {
    const sent = { bytes: 0 }
    const init = { method: 'POST', body: flood(sent), duplex: 'half' } as RequestInit
    const response = await app.request(path, init)

    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
    expect(await response.text()).toBe('Dit kan hier niet op deze manier.\n')
    expect(sent.bytes).toBeLessThan(100_000)
  },
)

test('a form that our script sends is taken where a form is', async () => {
  const response = await app.request('/contact.data', { method: 'POST', body: form('Hallo') })

  expect(await response.json()).toMatchObject({ message: 'Hallo' })
})

test.each(['GET', 'HEAD'])(
  '%s is led to the one address of a page, with its query',
  async (method) => {
    const response = await app.request('/Parkeren//%73chiphol/?utm_source=x&van=%c3%a9', { method })

    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/parkeren/schiphol?utm_source=x&van=%c3%a9')
    expect(await response.text()).toBe('')
  },
)

test.each(['/parkeren/AMS', '/NERGENS/', '/Parkeren/schiphol.data', '/__manifest?p=/Contact'])(
  'what is no other way to write a page is left to the pages: %s',
  async (path) => {
    expect(await (await app.request(path)).json()).toEqual({ method: 'GET' })
  },
)

test.each(['/API/airports', '/api/airports/', '/Assets/a.js', '/media/x/'])(
  'a call and a file have one address, and what is not there leads nowhere: %s',
  async (path) => {
    expect((await app.request(path)).headers.get('location')).toBeNull()
  },
)

test.each(['/contact', '/%ff'])(
  'TRACE, which no Request can have, leads nowhere: %s',
  async (path) => {
    const request = new Request(`http://localhost${path}`)
    // As the server hands it over.
    Object.defineProperty(request, 'method', { value: 'TRACE' })

    expect((await app.fetch(request)).status).toBe(405)
  },
)

describe.each(['/throws', '/fails', '/api/airports'])('what goes wrong at %s', (path) => {
  let faults: MockInstance
  beforeEach(() => {
    faults = vi.spyOn(log, 'error').mockReturnValue()
    vi.spyOn(connection.db, 'select').mockImplementation(() => {
      throw new Error('broken')
    })
  })

  test('is logged as our fault', async () => {
    expect((await app.request(path)).status).toBe(500)
    expect(faults).toHaveBeenCalled()
  })

  test('is no fault when who asked has left', async () => {
    await app.request(path, { signal: AbortSignal.abort() })

    expect(faults).not.toHaveBeenCalled()
  })
})
