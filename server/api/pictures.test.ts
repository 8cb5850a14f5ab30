import { beforeEach, expect, test } from 'vitest'
import type { CheckQueue } from '#domain/check/check-queue.ts'
import { sha256 } from '#server/access/sha256.ts'
import { db } from '#server/db/client.ts'
import { noteAddresses, noteFailure } from '#server/db/media/kept-pictures.ts'
import { airports, keptPictures, rateLimits } from '#server/db/schema.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import type { ShownPicture } from './pictures.ts'
import { api } from './routes.ts'

withSeededDatabase()
withAdmin()
beforeEach(async () => {
  await db.delete(keptPictures)
  await db.delete(rateLimits)
})

const show = (address: string) => asAdmin<ShownPicture>('POST', '/api/admin/pictures', { address })
const privately = 'http://192.168.1.1/foto.jpg'

test('an address of a private network is refused in words', async () => {
  expect(await show(privately)).toMatchObject({
    status: 200,
    body: { url: null, why: 'Dit adres leidt naar een afgeschermd netwerk.' },
  })
})

test('what was typed in a form and can’t be fetched leaves no trace', async () => {
  await show(privately)

  expect(await db.$count(keptPictures)).toBe(0)
})

test('a picture that is kept is answered without asking anyone', async () => {
  await db.insert(keptPictures).values({
    key: sha256('http://example.com/'),
    address: 'http://example.com/',
    url: '/media/0123456789abcdef0123/640x400.webp',
  })

  expect((await show('HTTP://Example.com#top')).body).toEqual({
    url: '/media/0123456789abcdef0123/640x400.webp',
    why: null,
  })
  expect(await db.$count(rateLimits)).toBe(0)
})

test.each(['/images/parking-self-1.svg', 'http://localhost:3000/images/parking-self-1.svg'])(
  'a picture of our own is not fetched: %s',
  async (address) => {
    expect((await show(address)).body).toEqual({ url: address, why: null })
    expect(await db.$count(keptPictures)).toBe(0)
  },
)

test('nobody makes us fetch more than sixty in ten minutes', async () => {
  for (let time = 0; time < 60; time++) expect((await show(privately)).status).toBe(200)
  const { status, headers } = await show(privately)

  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a visitor may not ask', async () => {
  const response = await api.request('/api/admin/pictures', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address: privately }),
  })

  expect(response.status).toBe(401)
})

test('what failed is in Controle with what shows it', async () => {
  await noteAddresses(['http://example.com/weg.jpg'])
  await noteFailure('http://example.com/weg.jpg', 'status', 404)
  await db.update(airports).set({ imageUrl: 'http://example.com/weg.jpg' })

  const { pictures } = (await asAdmin<CheckQueue>('GET', '/api/admin/checks')).body
  expect(pictures).toMatchObject([{ address: 'http://example.com/weg.jpg', isTriedAgain: true }])
  expect(pictures[0]?.uses).toHaveLength(await db.$count(airports))
})
