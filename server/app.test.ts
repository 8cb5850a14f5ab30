import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { refused } from '#domain/form/result.ts'
import { withSeededDatabase } from '#test/database.ts'
import { app } from './app.ts'
import { connection, db } from './db/client.ts'
import { renderInTurn } from './http/render-queue.ts'
import { log } from './log.ts'

// Replaces the pages, which need a build. Returns what it received.
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

vi.mock(import('./http/render-queue.ts'), { spy: true })

withSeededDatabase()

const form = (message: string) => new URLSearchParams({ message })
const send = (body: BodyInit, headers: HeadersInit = {}) =>
  app.request('/contact', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

/** Large enough to show that reading stopped, small enough that a failing test stays fast. */
function flood(sent: { bytes: number }): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      if (sent.bytes > 4_000_000) return controller.close()
      sent.bytes += 16_384
      controller.enqueue(new Uint8Array(16_384).fill(97))
    },
  })
}

test('a page is refused without an error in the log while too many wait', async () => {
  const error = vi.spyOn(log, 'error')
  const from = { incoming: { socket: { remoteAddress: '192.0.2.1' } } }
  vi.mocked(renderInTurn).mockResolvedValueOnce(refused('full'))
  const { status, headers } = await app.request('/contact', {}, from)
  expect(status).toBe(503)
  expect(headers.get('retry-after')).toBe('2')
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()

  expect((await app.request('/contact', {}, from)).status).toBe(200)
  await app.request('/contact', { method: 'POST', body: form('Hallo') }, from)
  const waits = vi.mocked(renderInTurn).mock.calls.map(([place]) => place)
  expect(waits.at(-1)).toEqual({ address: '192.0.2.1', isForm: true })
})

test('the longest allowed message is accepted without JavaScript', async () => {
  const message = '€'.repeat(10_000)
  const response = await send(form(message))

  expect(await response.json()).toEqual({ method: 'POST', message })
})

test('a multipart form is accepted', async () => {
  const parts = new FormData()
  parts.set('message', 'Waar staat mijn auto?')

  expect(await (await send(parts)).json()).toMatchObject({ message: 'Waar staat mijn auto?' })
})

test('a form over the size limit is refused with 413', async () => {
  expect((await send(form('a'.repeat(200_000)))).status).toBe(413)
})

test('reading stops at the size limit, whatever the content-length says', async () => {
  const sent = { bytes: 0 }
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await send(flood(sent), { ...type, 'content-length': '10' })

  expect(response.status).toBe(413)
  expect(sent.bytes).toBeLessThan(300_000)
})

test('the body of a GET is not read', async () => {
  expect(await (await app.request('/contact')).json()).toEqual({ method: 'GET' })
  expect((await app.request('/contact', { method: 'HEAD' })).status).toBe(200)
})

test.each(['text/plain', 'application/json', 'multipart/form-data', 'image/png'])(
  'a body that is not a form is refused: %s',
  async (type) => {
    expect((await send('abc', { 'content-type': type })).status).toBe(400)
  },
)

test('a body without a content type is refused', async () => {
  expect((await send(new Uint8Array([97]))).status).toBe(400)
})

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('a page refuses %s with 405', async (method) => {
  const response = await app.request('/contact', { method })

  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
})

test.each(['/sitemap.xml', '/parkeren/schiphol', '/nergens'])(
  'a POST to a page without an action is refused unread: %s',
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

test('a form sent by our script is accepted', async () => {
  const response = await app.request('/contact.data', { method: 'POST', body: form('Hallo') })

  expect(await response.json()).toMatchObject({ message: 'Hallo' })
})

test.each(['GET', 'HEAD'])(
  '%s is redirected to the canonical URL of a page, with its query',
  async (method) => {
    const response = await app.request('/Parkeren//%73chiphol/?utm_source=x&van=%c3%a9', { method })

    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/parkeren/schiphol?utm_source=x&van=%c3%a9')
    expect(await response.text()).toBe('')
  },
)

test.each(['/parkeren/AMS', '/NERGENS/', '/Parkeren/schiphol.data', '/__manifest?p=/Contact'])(
  'a path without a canonical redirect is left to the pages: %s',
  async (path) => {
    expect(await (await app.request(path)).json()).toEqual({ method: 'GET' })
  },
)

test.each(['/API/airports', '/api/airports/', '/Assets/a.js', '/media/x/'])(
  'API calls and files are never redirected to another spelling: %s',
  async (path) => {
    expect((await app.request(path)).headers.get('location')).toBeNull()
  },
)

test.each(['/contact', '/%ff'])(
  "TRACE, which a Request can't have, is refused with 405: %s",
  async (path) => {
    const request = new Request(`http://localhost${path}`)
    // Set as the HTTP server does.
    Object.defineProperty(request, 'method', { value: 'TRACE' })

    expect((await app.fetch(request)).status).toBe(405)
  },
)

describe.each(['/throws', '/fails', '/api/airports'])('an error at %s', (path) => {
  let faults: MockInstance
  beforeEach(() => {
    faults = vi.spyOn(log, 'error').mockReturnValue()
    vi.spyOn(connection.db, 'select').mockImplementation(() => {
      throw new Error('broken')
    })
  })

  test('is logged as an error', async () => {
    expect((await app.request(path)).status).toBe(500)
    expect(faults).toHaveBeenCalled()
  })

  test('is not logged when the client has aborted', async () => {
    await app.request(path, { signal: AbortSignal.abort() })

    expect(faults).not.toHaveBeenCalled()
  })
})

test('500 requests for /healthz at once ask the database once', async () => {
  const asked = vi.spyOn(db, 'execute')
  const answers = await Promise.all(Array.from({ length: 500 }, () => app.request('/healthz')))

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(asked).toHaveBeenCalledTimes(1)

  await app.request('/healthz')
  expect(asked, 'the answer holds for a second').toHaveBeenCalledTimes(1)
  asked.mockRestore()
})

test.each([
  ['/api/faqs', 'cross-origin'],
  ['/api/price-basket.csv', 'cross-origin'],
  ['/media/00000000000000000000/foto.jpg', 'cross-origin'],
  ['/social/bestaat-niet.png', 'cross-origin'],
  ['/blog/rss.xml', 'cross-origin'],
  ['/api/admin/dashboard', 'same-origin'],
  ['/api/admin', 'same-origin'],
  ['/', 'same-origin'],
  ['/healthz', 'same-origin'],
])('another site that loads %s: %s', async (path, expected) => {
  const { headers } = await app.request(path)
  expect(headers.get('cross-origin-resource-policy')).toBe(expected)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('/healthz says so while there is no space, and is well again after it', async () => {
  const health = async () => {
    const response = await app.request('/healthz')
    return `${response.status} ${await response.text()}`
  }
  const lacksSpace = vi.spyOn(connection, 'lacksSpace').mockReturnValue(true)
  await expect.poll(health).toBe('503 no space left in DATA_DIR\n')

  lacksSpace.mockRestore()
  await expect.poll(health).toBe('200 ok\n')
})
