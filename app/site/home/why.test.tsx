import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Site } from '#app/site/page/settings.ts'
import { exampleSettings } from '#domain/settings/setting.ts'
import { Why } from './why.tsx'

test('a name of one long word fits on a phone', async () => {
  await page.viewport(390, 844)
  const product = 'Luchthavenparkeervergelijker.nl'
  const site: Site = {
    settings: { ...exampleSettings, product },
    airports: [],
    hasMoreAirports: false,
    siteUrl: '',
    year: 2026,
  }
  const id = 'routes/public/layout'
  const Stub = createRoutesStub([{ id, path: '/', Component: Why, loader: () => site }])
  const screen = await render(<Stub hydrationData={{ loaderData: { [id]: site } }} />)
  await expect.element(screen.getByRole('heading', { name: `Waarom ${product}?` })).toBeVisible()

  expect(document.documentElement.scrollWidth).toBe(390)
})
