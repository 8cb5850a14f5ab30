import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ShareLinks } from './share-links.tsx'

test('each share link shows its name, with which its accessible name begins', async () => {
  await render(<ShareLinks title="Vroeg boeken" url="https://www.example.com/blog/vroeg" />)

  for (const name of ['Facebook', 'Twitter', 'LinkedIn', 'WhatsApp']) {
    const link = page.getByRole('link', {
      name: `${name} , deel dit artikel (opent in een nieuw tabblad)`,
    })
    await expect.element(link.getByText(name, { exact: true })).toBeVisible()
    await expect.element(link).toHaveAttribute('target', '_blank')
  }
  const mail = page.getByRole('link', { name: 'E-mail , deel dit artikel', exact: true })
  await expect.element(mail).toHaveAttribute('href', expect.stringMatching(/^mailto:/))
})
