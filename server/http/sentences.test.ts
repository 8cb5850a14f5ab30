import { expect, test, vi } from 'vitest'
import type { Airport } from '#domain/airport/airport.ts'
import { api } from '#server/api/routes.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { htmlTexts } from '#test/html-texts.ts'
import { renderedPage } from '#test/rendered-page.ts'
import { answers, missingFrom, pages, type State } from '#test/sentences.ts'

// Only a build gives it an address.
vi.mock('#app/site.css?url', () => ({ default: '/site.css' }))

withSeededDatabase()
withAdmin()

test.each(Object.entries<State>(pages))('a page says what is specified: %s', async (_, state) => {
  const page = await renderedPage(state.at)
  const said = htmlTexts(await page.text(), state.in)

  expect(page.status).toBe(state.status ?? 200)
  expect(missingFrom(said, state)).toEqual([])
})

const anAirport = {
  code: 'LGG',
  name: 'Luik',
  slug: 'luik',
  description: 'Er zijn drie parkeergarages bij de hal.',
  officialParkings: 'P1',
  priceFrom: 4,
  imageUrl: '/images/luchthaven-schiphol.svg',
}
const nothing = { name: '', email: '', subject: '', message: '' }
const noAirport = Object.fromEntries(Object.keys(anAirport).map((name) => [name, '']))

const calls: Record<keyof typeof answers, () => Promise<{ status: number; body: unknown }>> = {
  'a message with nothing in it': () => call('POST', '/api/contact', nothing),
  'an airport with nothing in it': () =>
    asAdmin('POST', '/api/admin/airports', { ...noAirport, priceFrom: 0 }),
  'an airport with a long code and a slug in capitals': () =>
    asAdmin('POST', '/api/admin/airports', { ...anAirport, code: 'LUIK', slug: 'Luik' }),
  'a description that counts parkings': () => asAdmin('POST', '/api/admin/airports', anAirport),
  'the airports': async () => {
    const { status, body } = await call('GET', '/api/airports')
    const row = ({ code, name, slug, priceFrom }: Airport) =>
      [code, name, slug, priceFrom].join(', ')
    return { status, body: body.map(row) }
  },
}

test.each(Object.entries(answers))('a call answers what is specified: %s', async (name, state) => {
  const { status, body } = await calls[name as keyof typeof answers]()

  expect(status).toBe(state.status)
  expect(missingFrom(textsIn(body), state)).toEqual([])
})

async function call(method: string, path: string, body?: object) {
  const response = await api.request(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  })
  return { status: response.status, body: await response.json() }
}

/** Every text in an answer, however deep. */
function textsIn(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set([value])
  if (typeof value !== 'object' || value === null) return new Set()
  return new Set(Object.values(value).flatMap((inner) => [...textsIn(inner)]))
}
