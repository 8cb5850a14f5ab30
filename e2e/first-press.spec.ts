import { expect, test } from './journey.ts'

/**
 * Holds React's work from the moment that an element is hydrated. Much of the page is not by then: React hydrates
 * each piece in a task of its own, which a message starts.
 */
function holdAfter(first: string): void {
  const held: (() => void)[] = []
  const send = MessagePort.prototype.postMessage
  const isHydrated = (element: Element | null) =>
    Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'))
  let isHolding = true
  MessagePort.prototype.postMessage = function (...message: unknown[]) {
    const go = () => Reflect.apply(send, this, message)
    if (isHolding && isHydrated(document.querySelector(first))) held.push(go)
    else go()
  }
  Object.assign(window, {
    isHeld: () => held.length > 0,
    hydrated: (selector: string) =>
      [...document.querySelectorAll(selector)].filter(isHydrated).length,
    goOn() {
      isHolding = false
      for (const go of held.splice(0)) go()
    },
  })
}

declare global {
  interface Window {
    isHeld: () => boolean
    hydrated: (selector: string) => number
    goOn: () => void
  }
}

const presses = [
  {
    what: 'a tab',
    press: '[role=tab]:not([aria-selected=true])',
    address: /[?]tab=informatie$/,
    hydrated: 0,
    shows: 'Terreinen met een shuttle',
  },
  {
    what: 'a filter',
    press: 'aside [type=checkbox]',
    address: /[?]type=/,
    hydrated: 0,
    shows: /^[1-4] parkeerterreinen/,
  },
  {
    what: 'a box to compare',
    press: '[id^=terrein-]:nth-child(5) [type=checkbox]',
    address: /[?]vergelijk=5$/,
    hydrated: 1,
    shows: 'Kies er nog een',
  },
]

for (const { what, press, address, hydrated, shows } of presses) {
  test(`as the first press, ${what} hydrates no card that it is not in`, async ({ context }) => {
    // A page of its own: that of a journey waits until it is hydrated.
    const page = await context.newPage()
    await page.addInitScript(holdAfter, '[role=tab]')
    await page.goto('/parkeren/schiphol')
    await page.waitForFunction(() => window.isHeld())

    await page.locator(press).first().click()
    await expect(page).toHaveURL(address)

    expect(await page.evaluate(() => window.hydrated('[id^=terrein-] article'))).toBe(hydrated)
    await page.evaluate(() => window.goOn())
    await expect(page.getByText(shows).first()).toBeVisible()
  })
}

test('as the first press, a link within the page hydrates nothing of the place that it leads to', async ({
  context,
}) => {
  const page = await context.newPage()
  await page.addInitScript(holdAfter, 'header a')
  await page.goto('/parkeren/schiphol/ringvaart-parking')
  await page.waitForFunction(() => window.isHeld())
  const hydrated = () => page.evaluate(() => window.hydrated('#feiten *'))
  const facts = page.locator('#feiten')

  await page.getByRole('link', { name: 'Feiten' }).click()
  await expect(page).toHaveURL(/#feiten$/)

  expect(await hydrated()).toBe(0)
  await expect(facts).toBeInViewport()
  await page.evaluate(() => window.goOn())
  await expect.poll(hydrated).toBeGreaterThan(0)
  await expect(facts).toBeInViewport()
})
