import { expect, test } from './journey.ts'

/**
 * Holds React's work from the moment that the tabs of an airport are hydrated. No card is by then: React hydrates
 * each piece of a page in a task of its own, which a message starts.
 */
function holdAfterTabs(): void {
  const held: (() => void)[] = []
  const send = MessagePort.prototype.postMessage
  const isHydrated = (element: Element | null) =>
    Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'))
  let isHolding = true
  MessagePort.prototype.postMessage = function (...message: unknown[]) {
    const go = () => Reflect.apply(send, this, message)
    if (isHolding && isHydrated(document.querySelector('[role=tab]'))) held.push(go)
    else go()
  }
  Object.assign(window, {
    isHeld: () => held.length > 0,
    hydratedCards: () =>
      [...document.querySelectorAll('[id^=terrein-] article')].filter(isHydrated).length,
    goOn() {
      isHolding = false
      for (const go of held.splice(0)) go()
    },
  })
}

declare global {
  interface Window {
    isHeld: () => boolean
    hydratedCards: () => number
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
    await page.addInitScript(holdAfterTabs)
    await page.goto('/parkeren/schiphol')
    await page.waitForFunction(() => window.isHeld())

    await page.locator(press).first().click()
    await expect(page).toHaveURL(address)

    expect(await page.evaluate(() => window.hydratedCards())).toBe(hydrated)
    await page.evaluate(() => window.goOn())
    await expect(page.getByText(shows).first()).toBeVisible()
  })
}
