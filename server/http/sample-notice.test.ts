import { expect, test, vi } from 'vitest'
import { sampleNotice } from '#domain/parking/example-parking.ts'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { parkings } from '#server/db/schema.ts'
import { comingYear } from '#test/coming-year.ts'
import { withSeededDatabase } from '#test/database.ts'
import { htmlTexts } from '#test/html-texts.ts'
import { renderedPage } from '#test/rendered-page.ts'

// Built-in parkings look like what they are.

// Only a build gives it an address.
vi.mock('#app/site.css?url', () => ({ default: '/site.css' }))

withSeededDatabase()

const parkingPath = '/parkeren/schiphol/polderpark-shuttle'
const stay = `van=${comingYear}-11-12&tot=${comingYear}-11-20`

const htmlAt = async (path: string) => (await renderedPage(path)).text()
const textsAt = async (path: string) => [...htmlTexts(await htmlAt(path), 'body')]

const pages = [
  '/',
  '/blog',
  '/parkeren/schiphol',
  parkingPath,
  `${parkingPath}/aankomstkaart?${stay}`,
  '/vertrekplanner',
]

test.each(pages)('while one stands, %s says so', async (path) => {
  expect(await textsAt(path)).toContain(sampleNotice)
})

test('of a built-in parking no price was checked, no number is called and no stars are told', async () => {
  const html = await htmlAt(`${parkingPath}?${stay}`)
  const texts = [...htmlTexts(html, 'main')]

  expect(texts).toContain('Voorbeeldprijs, niet gecontroleerd')
  expect(texts).toContain('voorbeeld')
  expect(html).not.toMatch(/href="tel:/)
  expect(html).not.toMatch(/aggregateRating/)
})

test('on how we compare no invented firm is accused of anything', async () => {
  const texts = (await textsAt('/hoe-wij-vergelijken')).join()

  expect(texts).toMatch(/Voorbeeld van een reden/)
  expect(texts).not.toMatch(/niet te controleren|waar auto’s staan/)
})

test('with none left the pages say nothing of it', async () => {
  await db.update(parkings).set({ isSample: false })
  await refreshContentVersion()

  expect(await textsAt('/')).not.toContain(sampleNotice)
  expect((await textsAt(`${parkingPath}?${stay}`)).join()).toMatch(/Prijs gecontroleerd op/)
})
