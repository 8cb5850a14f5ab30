import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tabs } from './tabs.tsx'

test('the first tab is open, and the arrow keys open the others', async () => {
  const screen = await render(
    <Tabs
      label="Dashboard"
      tabs={[
        { value: 'overview', label: 'Overzicht', content: <p>Vier tellers</p> },
        { value: 'clicks', label: 'Statistieken', count: 7, content: <p>Zeven clicks</p> },
      ]}
    />,
  )
  await expect.element(screen.getByText('Vier tellers')).toBeVisible()

  await screen.getByRole('tab', { name: 'Overzicht' }).click()
  await userEvent.keyboard('{ArrowRight}')

  await expect.element(screen.getByText('Zeven clicks')).toBeVisible()
  await expect.element(screen.getByText('Vier tellers')).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('tab', { name: 'Statistieken 7' }))
    .toHaveAttribute('aria-selected', 'true')
})
