import type { Page } from '@playwright/test'
import { expect, hasAnswered, testOnKeptPage as test } from './journey.ts'

// The column of filters beside the list sticks. What stands at the bottom of the window may not cover it.

const column = (page: Page) => page.getByRole('complementary', { name: 'Filters' })

const topOf = (page: Page, region: string) =>
  page.getByRole('region', { name: region }).evaluate((it) => it.getBoundingClientRect().top)

/** Scrolls until the column sticks, and focuses its filters one by one. */
async function focusEach(page: Page) {
  await page.evaluate(() => scrollTo(0, 900))
  const filters = await column(page).getByRole('checkbox').all()
  expect(filters.length).toBeGreaterThan(10)
  const seen: { end: number; scrolled: number }[] = []
  for (const filter of filters) {
    seen.push(
      await filter.evaluate((it) => {
        it.focus()
        return { end: it.getBoundingClientRect().bottom, scrolled: scrollY }
      }),
    )
  }
  return seen
}

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
] as const) {
  test(`the question about cookies covers no filter at ${width} by ${height}, and focus moves only the column`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/parkeren/schiphol')
    const top = await topOf(page, 'Mogen we cookies plaatsen?')
    for (const { end, scrolled } of await focusEach(page)) {
      expect(end).toBeLessThanOrEqual(top)
      expect(scrolled).toBe(900)
    }
  })

  test(`the tray covers no filter at ${width} by ${height}, and focus moves only the column`, async ({
    page,
  }) => {
    await hasAnswered(page)
    await page.setViewportSize({ width, height })
    await page.goto('/parkeren/schiphol?vergelijk=1,2')
    await page.evaluate(() => scrollTo(0, 900))
    const top = await topOf(page, 'Je vergelijking')
    expect(
      await column(page).evaluate((it) => it.getBoundingClientRect().bottom),
    ).toBeLessThanOrEqual(top)
    for (const { end, scrolled } of await focusEach(page)) {
      expect(end).toBeLessThanOrEqual(top)
      expect(scrolled).toBe(900)
    }
  })
}

test('before the column sticks, a filter with focus is scrolled clear of the tray', async ({
  page,
}) => {
  await hasAnswered(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/parkeren/schiphol?vergelijk=1,2')
  const filter = column(page).getByRole('checkbox').nth(4)
  const end = await filter.evaluate((it) => {
    it.focus()
    return it.getBoundingClientRect().bottom
  })
  expect(end).toBeLessThanOrEqual(await topOf(page, 'Je vergelijking'))
})

test('what follows below in the column is announced, and its heading stays in sight', async ({
  page,
}) => {
  await hasAnswered(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/parkeren/schiphol')
  await page.evaluate(() => scrollTo(0, 900))
  const fade = () =>
    column(page).evaluate((it) => {
      const { position, backgroundImage, height } = getComputedStyle(it, '::after')
      return { position, isDrawn: backgroundImage.includes('gradient'), height: parseFloat(height) }
    })
  expect(await fade()).toMatchObject({ position: 'sticky', isDrawn: true })

  const { end, lastEnd } = await column(page).evaluate((it) => {
    it.scrollTo(0, it.scrollHeight)
    const last = [...it.querySelectorAll('input')].at(-1)
    return {
      end: it.getBoundingClientRect().bottom,
      lastEnd: last?.getBoundingClientRect().bottom ?? Number.NaN,
    }
  })
  // At the end the fade covers no filter.
  expect(lastEnd).toBeLessThanOrEqual(end - (await fade()).height)
  await expect(column(page).getByRole('heading', { name: 'Filters' })).toBeInViewport()
  await column(page).getByRole('button', { name: 'Herstellen' }).click({ trial: true })
})
