import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Site } from '#app/site/page/settings.ts'
import { exampleSettings, type Settings } from '#domain/settings/setting.ts'
import { Footer } from './footer.tsx'

async function footerWith(special: Partial<Settings>) {
  const site: Site = {
    settings: { ...exampleSettings, ...special },
    airports: [],
    hasMoreAirports: false,
    siteUrl: '',
    year: 2026,
  }
  const id = 'routes/public/layout'
  const Stub = createRoutesStub([{ id, path: '/', Component: Footer, loader: () => site }])
  return render(<Stub hydrationData={{ loaderData: { [id]: site } }} />)
}

test("the footer links to the company's social media", async () => {
  const linkedinUrl = 'https://www.linkedin.com/company/voorbeeld'
  const screen = await footerWith({ linkedinUrl })
  const list = screen.getByRole('list', { name: 'Volg ons' })

  await expect
    .element(list.getByRole('link', { name: 'LinkedIn' }))
    .toHaveAttribute('href', linkedinUrl)
  expect(list.getByRole('link').elements()).toHaveLength(1)
})

test('a company without social media has no such list', async () => {
  const screen = await footerWith({})

  await expect.element(screen.getByText(/^© 2026 Parkeerpiloot/)).toBeVisible()
  await expect.element(screen.getByRole('list', { name: 'Volg ons' })).not.toBeInTheDocument()
})

test.each(['Voordelig Parkeren Nederland B.V.', 'Luchthavenparkeervergelijker.nl'])(
  'with the name %s it fits on a phone',
  async (product) => {
    await page.viewport(390, 844)
    const screen = await footerWith({ product })
    await expect.element(screen.getByText(product, { exact: true })).toBeVisible()

    expect(document.documentElement.scrollWidth).toBe(390)
  },
)
