import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { exampleSettings } from '#domain/settings/setting.ts'
import { howWeCompareText } from './how-we-compare-text.tsx'
import { LegalPage } from './legal-page.tsx'

test.each([
  [1, 'Na 1 dag noemen we'],
  [30, 'Na 30 dagen noemen we'],
])('a price that may be out of date after %i days is told so', async (priceStaleDays, said) => {
  const coverage = { parkings: 16, airports: 8, without: [], leftOut: [] }
  const text = howWeCompareText({ ...exampleSettings, priceStaleDays }, coverage, null)
  const screen = await render(
    <MemoryRouter>
      <LegalPage text={text} />
    </MemoryRouter>,
  )

  await expect.element(screen.getByText(new RegExp(said))).toBeVisible()
})
