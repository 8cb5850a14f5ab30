import { expect, test, vi } from 'vitest'
import { comingYear } from '#test/coming-year.ts'
import { withSeededDatabase } from '#test/database.ts'
import { htmlTexts } from '#test/html-texts.ts'
import { renderedPage } from '#test/rendered-page.ts'

// What pages say and lead to when their address has a stay.

// Only a build gives it an address.
vi.mock('#app/site.css?url', () => ({ default: '/site.css' }))

withSeededDatabase()

const stay = `van=${comingYear}-11-12&tot=${comingYear}-11-20`

async function textsAt(path: string): Promise<string[]> {
  return [...htmlTexts(await (await renderedPage(path)).text(), 'main')]
}

test('an airport without parkings says what the stay costs nearby, and blames no filters', async () => {
  const texts = await textsAt(`/parkeren/charleroi?${stay}`)

  expect(texts).toContainEqual(
    expect.stringMatching(/^9 dagen, vanaf €\d+,\d\d, gecontroleerd op \d+ [a-z]+ \d{4}$/),
  )
  expect(texts.join()).not.toMatch(/filters/)
  expect((await textsAt('/parkeren/charleroi')).join()).toMatch(/vanaf €\d+,\d\d per dag/)
})
