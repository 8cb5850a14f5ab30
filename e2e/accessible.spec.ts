import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './journey.ts'

const pages = [
  '/',
  '/luchthavens',
  '/parkeren/schiphol',
  '/parkeren/schiphol?tab=informatie',
  '/parkeren/charleroi',
  '/blog',
  '/blog/vroeg-boeken-loont',
  '/faq',
  '/faq?tab=luchthavens',
  '/hoe-wij-vergelijken',
  '/vergelijken?terreinen=1,2',
  '/contact',
  '/over-ons',
  '/privacybeleid',
  '/admin/login',
]

// A colour that is still on its way is not the colour.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [360, 1280]) {
  for (const path of pages) {
    test(`${path} is accessible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path, { waitUntil: 'networkidle' })
      if (!path.startsWith('/admin'))
        await page.getByRole('button', { name: 'Alles accepteren' }).waitFor()
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()

      expect(
        violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) })),
      ).toEqual([])
    })
  }
}
