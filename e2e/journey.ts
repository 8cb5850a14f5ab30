import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from '@playwright/test'

type KeptPage = (isScripted: boolean) => Promise<Page>

/**
 * Fails a journey on any console error or warning that it does not expect. A visit waits for the
 * page's script, so that a busy machine does not turn a click into one without JavaScript.
 */
export const test = base.extend<
  { expectedComplaints: RegExp[]; quiet: undefined },
  { keptPage: KeptPage }
>({
  expectedComplaints: [[], { option: true }],
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitAtVisits(page)
    await use(page)
  },
  quiet: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = []
      const onMessage = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      }
      const onError = (error: WebError) => complaints.push(String(error.error()))
      context.on('console', onMessage).on('weberror', onError)
      await use(undefined)
      context.off('console', onMessage).off('weberror', onError)
      const unexpected = complaints.filter(
        (complaint) => !expectedComplaints.some((expected) => expected.test(complaint)),
      )
      expect(unexpected, 'the browser has nothing to complain about').toEqual([])
    },
    { auto: true },
  ],
  // Here, and not at `testOnKeptPage`, because tests with other fixtures of a worker get other workers.
  keptPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale } = project.use
      const pages = new Map<boolean, Page>()
      await use(async (isScripted) => {
        const kept = pages.get(isScripted)
        if (kept) return kept
        const context = await browser.newContext({ baseURL, locale, javaScriptEnabled: isScripted })
        const page = await context.newPage()
        if (isScripted) waitAtVisits(page)
        pages.set(isScripted, page)
        return page
      })
      for (const page of pages.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
})

/**
 * All tests of a worker share one page, or one without JavaScript. A new page takes more processor time
 * than most tests, because it has a process of its own, which compiles everything again.
 *
 * What a visitor leaves behind is cleared: cookies, storage, other tabs, routes and media. The browser
 * keeps files it has downloaded. What a test does to the page otherwise remains: a script before each
 * document, a clock, a listener that answers dialogs. A test that does this takes `test`.
 */
export const testOnKeptPage = test.extend({
  context: async ({ keptPage, javaScriptEnabled, viewport, colorScheme, forcedColors }, use) => {
    const page = await keptPage(javaScriptEnabled !== false)
    const context = page.context()
    // A page of the site that runs no script, in the same process.
    await page.goto('/robots.txt')
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await context.clearCookies()
    await page.emulateMedia({ media: null, colorScheme, forcedColors })
    if (viewport) await page.setViewportSize(viewport)
    await use(context)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const other of context.pages()) if (other !== page) await other.close()
  },
  page: async ({ keptPage, javaScriptEnabled, context: _ }, use) =>
    use(await keptPage(javaScriptEnabled !== false)),
})

function waitAtVisits(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (...given) => {
    const response = await goto(...given)
    await hydrated(page)
    return response
  }
}

/** A page whose script does not come is left as it is. */
async function hydrated(page: Page): Promise<void> {
  const isHydrated = () =>
    [
      ...document.querySelectorAll('main, main button, main select, main input, main summary'),
    ].every((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
  await page.waitForFunction(isHydrated, undefined, { timeout: 10_000 }).catch(() => undefined)
}

export { expect }

/** Nobody asks this visitor about cookies. In storage, which is cleared for the next test on a kept page. */
export async function hasAnswered(page: Page) {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('cookieConsent', 'declined'))
}
