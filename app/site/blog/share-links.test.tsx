import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ShareLinks } from './share-links.tsx'

test('the accessible name of a share link contains its visible letters', async () => {
  await render(<ShareLinks title="Vroeg boeken" url="https://www.example.com/blog/vroeg" />)

  for (const [letters, channel] of [
    ['f', 'Facebook'],
    ['t', 'Twitter'],
    ['in', 'LinkedIn'],
    ['wa', 'WhatsApp'],
  ]) {
    const link = page.getByRole('link', {
      name: `${letters} Delen via ${channel} (opent in een nieuw tabblad)`,
      exact: true,
    })
    await expect.element(link.getByText(letters ?? '', { exact: true })).toBeVisible()
    await expect.element(link).toHaveAttribute('target', '_blank')
  }
  await expect
    .element(page.getByRole('link', { name: 'Delen via e-mail', exact: true }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:/))
})
