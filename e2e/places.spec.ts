import { expect, test } from './journey.ts'

test('each link within a page leads to its place, and going back shows that place again', async ({
  page,
}) => {
  await page.goto('/parkeren/schiphol/ringvaart-parking')
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  const contents = page.getByRole('navigation', { name: 'Op deze pagina' })
  const places = contents.getByRole('link')
  // A click of Playwright's own would scroll to the link first.
  const click = (link: HTMLElement) => link.click()

  await places.filter({ hasText: 'Feiten' }).evaluate(click)
  await expect(page).toHaveURL(/#feiten$/)
  await expect.poll(scrolled).toBeGreaterThan(500)
  const atFacts = await scrolled()

  await places.last().evaluate(click)
  await expect.poll(scrolled).not.toBe(atFacts)
  await page.goBack()
  await expect(page).toHaveURL(/#feiten$/)
  await expect.poll(scrolled).toBe(atFacts)

  await page.getByRole('link', { name: 'Blog' }).first().evaluate(click)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Blog')
  await page.goBack()
  await expect(page).toHaveURL(/#feiten$/)
  await expect.poll(scrolled).toBe(atFacts)
})
