import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from '@playwright/test'

/**
 * Fails a journey on any console error or warning that it does not expect. A visit waits for the
 * page's script, so that a busy machine does not turn a click into one without JavaScript.
 */
export const test = base.extend<{ expectedComplaints: RegExp[]; quiet: undefined }>({
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
})

/**
 * For tests that only look: all tests of a worker share one page, which takes a fifth less time, because
 * what the browser has compiled for one test serves the next. Cookies and storage are cleared.
 */
export const testOnKeptPage = test.extend<object, { keptPage: Page }>({
  keptPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale } = project.use
      const page = await browser.newPage({ baseURL, locale })
      waitAtVisits(page)
      await use(page)
      await page.context().close()
    },
    { scope: 'worker' },
  ],
  context: async ({ keptPage, viewport }, use) => {
    if (keptPage.url() !== 'about:blank') await keptPage.evaluate(() => sessionStorage.clear())
    await keptPage.context().setStorageState({ cookies: [], origins: [] })
    if (viewport) await keptPage.setViewportSize(viewport)
    await use(keptPage.context())
  },
  page: ({ keptPage }, use) => use(keptPage),
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
