import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { exampleSettings, type Settings } from '#domain/settings/setting.ts'
import { LegalPage } from './legal-page.tsx'
import { privacyText } from './privacy-text.tsx'

async function policyWith(special: Partial<Settings>) {
  const text = privacyText({ ...exampleSettings, ...special })
  return render(
    <MemoryRouter>
      <LegalPage text={text} />
    </MemoryRouter>,
  )
}

test.each([
  [12, 'hoogstens twaalf maanden daarna'],
  [1, 'hoogstens één maand daarna'],
  [18, 'hoogstens 18 maanden daarna'],
])('the text states a retention period of %i months', async (contactMonths, said) => {
  const screen = await policyWith({ contactMonths })

  await expect.element(screen.getByText(new RegExp(said))).toBeVisible()
})

test('the text names the configured analytics service', async () => {
  const analyticsHost = 'https://statistieken.example.com'
  const screen = await policyWith({ analyticsService: 'matomo', analyticsHost, analyticsId: '1' })

  await expect.element(screen.getByText(/we gebruiken Matomo\./)).toBeVisible()
})
