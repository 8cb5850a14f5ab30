import type { Locator, Page } from '@playwright/test'
import { comingYear } from '#test/coming-year.ts'
import { stayQuery } from './fill-airport.ts'

// What visitors do on the public pages, with a mouse or with a finger, and with keys.

export type Hand = {
  page: Page
  /** Clicks or taps in the middle of it. */
  press: (target: Locator) => Promise<void>
  /** With pauses like those of a person. */
  type: (text: string) => Promise<void>
}
type Step = {
  name: string
  on?: 'phone' | 'desktop'
  /** Can be the first thing that somebody does on the page. */
  isFirst?: true
  act: (hand: Hand) => Promise<void>
}
export type Journey = { name: string; path: string; asksConsent?: true; steps: Step[] }

const calendar = (page: Page) => page.getByRole('dialog', { name: 'Kies je data' })
const day = (page: Page, at: number) =>
  calendar(page).getByRole('gridcell').getByRole('button', { disabled: false }).nth(at)
const aside = (page: Page) => page.locator('aside')
const compare = (page: Page) => page.getByRole('checkbox', { name: /ergelijk/ })

const dates: Step[] = [
  {
    name: 'open the calendar',
    on: 'desktop',
    isFirst: true,
    act: ({ page, press }) =>
      press(
        page.getByRole('button', { name: 'Kalender openen' }).filter({ visible: true }).first(),
      ),
  },
  { name: 'choose the first day', on: 'desktop', act: ({ page, press }) => press(day(page, 20)) },
  { name: 'choose the last day', on: 'desktop', act: ({ page, press }) => press(day(page, 27)) },
]

export const journeys: Journey[] = [
  {
    name: 'home',
    path: '/',
    asksConsent: true,
    steps: [
      {
        name: 'accept cookies',
        isFirst: true,
        act: ({ page, press }) => press(page.getByRole('button', { name: 'Alles accepteren' })),
      },
      {
        name: 'open the menu',
        on: 'phone',
        isFirst: true,
        act: ({ page, press }) => press(page.locator('button[popovertarget=mobiel-menu]').first()),
      },
      {
        name: 'close the menu',
        on: 'phone',
        act: ({ page, press }) => press(page.locator('button[popovertarget=mobiel-menu]').first()),
      },
      {
        name: 'type a date',
        on: 'desktop',
        isFirst: true,
        act: async ({ page, type }) => {
          await page.getByLabel('Auto brengen').focus()
          await type('07122030')
        },
      },
      {
        name: 'type an airport',
        isFirst: true,
        act: async ({ page, press, type }) => {
          await press(page.getByRole('combobox', { name: 'Zoek je luchthaven' }))
          await type('eindh')
        },
      },
      {
        name: 'choose it',
        act: ({ page, press }) => press(page.getByRole('option').first()),
      },
    ],
  },
  {
    name: 'airport',
    path: '/parkeren/schiphol',
    steps: [
      {
        name: 'tick a filter',
        on: 'desktop',
        isFirst: true,
        act: ({ page, press }) =>
          press(aside(page).getByRole('checkbox', { name: 'Valet parking' })),
      },
      {
        name: 'move the slider by mouse',
        on: 'desktop',
        isFirst: true,
        act: ({ page }) => drag(page, aside(page).getByRole('slider').first()),
      },
      {
        name: 'move the slider by key',
        on: 'desktop',
        act: async ({ page }) => {
          await page.keyboard.press('ArrowRight', { delay: 30 })
          await page.keyboard.press('ArrowRight', { delay: 30 })
        },
      },
      {
        name: 'open the filters',
        on: 'phone',
        isFirst: true,
        act: ({ page, press }) => press(page.getByRole('button', { name: /^Filters/ })),
      },
      {
        name: 'tick a filter',
        on: 'phone',
        act: ({ page, press }) =>
          press(page.getByRole('dialog').getByRole('checkbox', { name: 'Valet parking' })),
      },
      {
        name: 'close the filters',
        on: 'phone',
        act: ({ page, press }) => press(page.getByRole('dialog').getByRole('button').last()),
      },
      {
        name: 'unfold the dates',
        on: 'phone',
        isFirst: true,
        act: ({ page, press }) => press(page.getByText('Wanneer ben je weg?').first()),
      },
      ...dates,
      {
        name: 'ask for the total',
        act: async ({ page, press }) => {
          await page.getByLabel('Auto brengen').first().fill(`${comingYear}-01-01`)
          await page.getByLabel('Auto ophalen').first().fill(`${comingYear}-01-08`)
          await press(page.getByRole('button', { name: 'Toon totaalprijs' }))
        },
      },
      {
        name: 'unfold how it is computed',
        act: ({ page, press }) => press(page.getByText('Zo is dit berekend').first()),
      },
      {
        name: 'compare a parking',
        isFirst: true,
        act: ({ page, press }) => press(compare(page).first()),
      },
      { name: 'compare a second', act: ({ page, press }) => press(compare(page).nth(1)) },
      {
        name: 'open the information',
        isFirst: true,
        act: ({ page, press }) => press(page.getByRole('tab', { name: 'Informatie' })),
      },
      {
        name: 'back to the prices',
        act: ({ page, press }) => press(page.getByRole('tab', { name: 'Prijzen' })),
      },
      {
        name: 'open the comparison',
        act: ({ page, press }) => press(page.getByRole('link', { name: 'Vergelijk 2 terreinen' })),
      },
    ],
  },
  {
    name: 'parking',
    path: `/parkeren/schiphol/ringvaart-parking?${stayQuery}`,
    steps: [
      {
        name: 'jump to the facts',
        isFirst: true,
        act: ({ page, press }) =>
          press(page.getByRole('navigation', { name: 'Op deze pagina' }).getByText('Feiten')),
      },
      {
        name: 'unfold the dates',
        isFirst: true,
        act: ({ page, press }) => press(page.getByText('Wijzig').first()),
      },
      ...dates.map(({ isFirst: _, ...step }) => step),
      {
        name: 'unfold what is wrong',
        isFirst: true,
        act: ({ page, press }) => press(page.locator('#klopt-niet summary')),
      },
      {
        name: 'look at an alternative',
        act: ({ page, press }) =>
          press(
            page.getByRole('region', { name: 'Ook het bekijken waard' }).getByRole('link').first(),
          ),
      },
    ],
  },
  {
    name: 'FAQ',
    path: '/faq',
    steps: [
      {
        name: 'open a question',
        isFirst: true,
        act: ({ page, press }) => press(page.locator('main summary').first()),
      },
      {
        name: 'open another',
        act: ({ page, press }) => press(page.locator('main summary').nth(1)),
      },
      ...[1, 3].map(
        (at): Step => ({
          name: `open tab ${at + 1}`,
          isFirst: true,
          act: ({ page, press }) => press(page.getByRole('tab').nth(at)),
        }),
      ),
    ],
  },
  {
    name: 'contact',
    path: '/contact',
    steps: [
      {
        name: 'type a name',
        isFirst: true,
        act: async ({ page, press, type }) => {
          await press(page.getByLabel('Naam', { exact: true }))
          await type('Z')
        },
      },
      {
        name: 'send with errors',
        isFirst: true,
        act: ({ page, press }) => press(page.getByRole('button', { name: /^Verzenden/ })),
      },
      {
        name: 'type a message',
        act: async ({ page, press, type }) => {
          await press(page.getByLabel('Bericht', { exact: true }))
          await type('Hoe laat')
        },
      },
    ],
  },
]

async function drag(page: Page, slider: Locator): Promise<void> {
  await slider.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {}
  await page.mouse.move(x + width - 10, y + height / 2)
  await page.mouse.down()
  for (const part of [0.9, 0.8, 0.7, 0.6]) await page.mouse.move(x + width * part, y + height / 2)
  await page.mouse.up()
}
