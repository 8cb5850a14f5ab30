import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { takesStay } from '#domain/stay/stay-address.ts'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { parkings } from '#server/db/schema.ts'
import { comingYear } from '#test/coming-year.ts'
import { withSeededDatabase } from '#test/database.ts'
import { htmlTexts } from '#test/html-texts.ts'
import { renderedPage } from '#test/rendered-page.ts'

// Where the button of a sample leads: a page of this site, which says what arrived.

// Only a build gives it an address.
vi.mock('#app/site.css?url', () => ({ default: '/site.css' }))

withSeededDatabase()

const sample = '/voorbeeld-boeken?luchthaven=AMS&terrein=polderpark-shuttle'
const stay = `van=${comingYear}-11-12&tot=${comingYear}-11-20`

const htmlAt = async (path: string) => (await renderedPage(path)).text()
const textsAt = async (path: string) => [...htmlTexts(await htmlAt(path), 'main')]

test('it says which days, times and travellers arrived', async () => {
  const texts = await textsAt(`${sample}&${stay}&vanTijd=06:30&personen=3`)

  expect(texts.join('|')).toMatch(
    `Deze data kwamen mee: 12 tot en met 20 november ${comingYear}|Auto brengen|`,
  )
  expect(texts).toContain('brengen 06:30')
  expect(texts).toContain('3')
  expect((await textsAt(`${sample}&${stay}`)).join('|')).toContain('Tijden|niet ingevuld')
})

test.each(['', '&van=x&tot=y', '&van=2020-01-01&tot=2020-01-08'])(
  'without a stay, or with one that is none, it says that nothing arrived: %j',
  async (query) => {
    expect(await textsAt(sample + query)).toContain('Er kwamen geen data mee')
  },
)

test('a stay goes back with its links, and the reference does not', async () => {
  const html = await htmlAt(`${sample}&${stay}&ref=k3v9q2w7m4xz`)
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const links = [...main.matchAll(/<a\b[^>]*?href="([^"]+)"/g)].map(([, address = '']) => address)
  const lost = links.filter(
    (address) => takesStay(address.split('?')[0] ?? '') && !address.includes(`van=${comingYear}`),
  )

  expect(links.length).toBeGreaterThan(3)
  expect(lost).toEqual([])
  expect(html).not.toContain('k3v9q2w7m4xz')
  expect(html).toMatch(/<meta name="robots" content="noindex/)
})

test('one that became real leads to its own page, and one that is not there nowhere', async () => {
  await db.update(parkings).set({ isSample: false }).where(eq(parkings.slug, 'ringvaart-parking'))
  await refreshContentVersion()

  const real = await renderedPage(
    `/voorbeeld-boeken?luchthaven=AMS&terrein=ringvaart-parking&${stay}&ref=k3v9q2w7m4xz`,
  )
  expect([real.status, real.headers.get('location')]).toEqual([
    302,
    `/parkeren/schiphol/ringvaart-parking?${stay}`,
  ])
  for (const path of [
    '/voorbeeld-boeken',
    '/voorbeeld-boeken?luchthaven=XXX&terrein=polderpark-shuttle',
  ]) {
    expect((await renderedPage(path)).status).toBe(404)
  }
})
