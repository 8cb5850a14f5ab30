import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './journey.ts'
import { withTextSize } from './text-size.ts'

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

type Colour = {
  r: number
  g: number
  b: number
  alpha: number
  parseString: (this: Colour, text: string) => Colour
}

declare global {
  interface Window {
    axe: typeof axe & { commons: { color: { Color: { prototype: Colour } } } }
  }
}

const options: axe.RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Level A as well, but off by default in axe.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  // axe downloads sheets and media again, for rules about orientation and about sound that plays by
  // itself. The first are off by default, and `misspelled` reports everything that can play.
  preload: false,
}

const contrast: axe.RunOptions = { ...options, runOnly: ['color-contrast'] }

/** By axe, by what axe does not see, and in the dark. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(runTimersAtOnce)
    await page.evaluate(axeSource)
    await page.evaluate(rememberColours)
    await page.evaluate(stopMotion)
  }
  expect(await violations(page, options, within)).toEqual([])
  expect(await page.evaluate(misspelled)).toEqual([])

  // The dark theme only has other colours.
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(page, contrast, within), 'dark').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** On a page that may run no scripts, timers never come, and axe waits for one. */
function runTimersAtOnce(): void {
  if (!matchMedia('(scripting: none)').matches) return
  const atOnce = (then: () => void) => {
    then()
    return 0
  }
  window.setTimeout = atOnce as typeof window.setTimeout
}

/** axe parses the same few colours again for each element, in a third of its time. */
function rememberColours(): void {
  const { prototype } = window.axe.commons.color.Color
  const parse = prototype.parseString
  const parsed = new Map<string, Partial<Colour>>()
  prototype.parseString = function (text) {
    const colour = parsed.get(text)
    if (colour) return Object.assign(this, colour)
    const { r, g, b, alpha } = parse.call(this, text)
    parsed.set(text, { r, g, b, alpha })
    return this
  }
}

/** axe must not measure a colour halfway. */
function stopMotion(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, ::before, ::after { animation: none !important; transition: none !important }',
  )
  document.adoptedStyleSheets.push(sheet)
}

async function violations(page: Page, chosen: axe.RunOptions, within = 'html') {
  const { violations: found } = await page.evaluate(
    // The author of a post has yet to write in a head that is empty.
    ([include, given]) => window.axe.run({ include, exclude: '[contenteditable] th' }, given),
    [within, chosen] as const,
  )
  return found.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) }))
}

/** Errors that an HTML validator finds and axe does not. */
function misspelled(): string[] {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const levels = all('h1, h2, h3, h4').map(({ tagName }) => Number(tagName.at(1)))
  const addresses = ['src', 'href'].flatMap((name) =>
    all(`[${name}]`).map((element) => element.getAttribute(name) ?? ''),
  )
  return [
    ...all('audio, video').map(({ outerHTML }) => outerHTML),
    ...all('[popovertarget][aria-expanded]').map(({ outerHTML }) => outerHTML),
    ...levels.filter((level, at) => level > (levels[at - 1] ?? level) + 1).map((h) => `h${h}`),
    ...addresses.filter((address) => /[\s"<>\\^`{|}]/.test(address)),
  ]
}

/** With the browser's own text twice as large. */
export async function expectAccessibleWhenLarge(page: Page): Promise<void> {
  await withTextSize(page, async (setTextSize) => {
    await setTextSize(32)
    expect(await violations(page, options)).toEqual([])
  })
}
