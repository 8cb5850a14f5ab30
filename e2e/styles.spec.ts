import { expect, type Page, test } from '@playwright/test'

const pages = [
  '/',
  '/luchthavens',
  '/parkeren/schiphol?van=2027-07-12&tot=2027-07-26&kenmerk=overdekt',
  '/parkeren/schiphol?tab=informatie',
  '/vergelijken?terreinen=1,2',
  '/blog',
  '/faq',
  '/contact',
  '/bestaat-niet',
  '/admin/login',
]

/** What the whole sheet changes on a page, which has its own rules already. */
function changesByTheSheet(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // A property of our own says nothing by itself; what reads it does.
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'))
    const look = () =>
      [...document.querySelectorAll('body *')].flatMap((element) =>
        [undefined, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo)
          const isDrawn = !pseudo || style.content !== 'none'
          const values = (isDrawn ? names : ['content']).map(
            (name) => `${name}: ${style.getPropertyValue(name)}`,
          )
          return [`${element.tagName}${pseudo ?? ''}.${element.getAttribute('class')}`, ...values]
        }),
      )

    const own = look()
    const sheet = document.querySelector<HTMLLinkElement>('#sheet')
    if (!sheet?.sheet) throw new Error('The sheet has not been loaded.')
    sheet.media = 'all'
    return look().flatMap((after, at) => {
      const changed = after.filter((value, index) => value !== own[at]?.[index])
      return changed.length > 0 ? [`${after[0]} ${changed.join('; ')}`] : []
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of pages) {
    test(`${path} looks the same with its own rules as with all rules`, async ({ page }) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)

        expect(await changesByTheSheet(page), `at ${width} px`).toEqual([])
      }
    })
  }
})

test('with scripts, all rules apply', async ({ page }) => {
  await page.goto('/')

  await expect(page.locator('#sheet')).toHaveAttribute('media', 'all')
})
