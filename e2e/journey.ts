import { test as base, expect, type Page } from '@playwright/test'

/**
 * Fails a journey on any console error or warning that it does not expect. A visit waits for the
 * page's script, so that a busy machine does not turn a click into one without JavaScript.
 */
export const test = base.extend<{ expectedComplaints: RegExp[]; quiet: undefined }>({
  expectedComplaints: [[], { option: true }],
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (...given) => {
      const response = await goto(...given)
      if (javaScriptEnabled !== false) await hydrated(page)
      return response
    }
    await use(page)
  },
  quiet: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      context.on('weberror', (error) => complaints.push(String(error.error())))
      await use(undefined)
      const unexpected = complaints.filter(
        (complaint) => !expectedComplaints.some((expected) => expected.test(complaint)),
      )
      expect(unexpected, 'the browser has nothing to complain about').toEqual([])
    },
    { auto: true },
  ],
})

/** A page whose script does not come is left as it is. */
async function hydrated(page: Page): Promise<void> {
  const isHydrated = () =>
    [
      ...document.querySelectorAll('main, main button, main select, main input, main summary'),
    ].every((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
  await page.waitForFunction(isHydrated, undefined, { timeout: 10_000 }).catch(() => undefined)
}

export { expect }
