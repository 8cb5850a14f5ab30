import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import HelpPage, { clientLoader } from './help.tsx'

const Site = createRoutesStub([
  // The stub does not know the route's props, which are those of its loader.
  {
    path: '/admin/help',
    Component: HelpPage as never,
    loader: clientLoader,
    HydrateFallback: Empty,
  },
])

function Empty() {
  return null
}

test('the manual opens at the requested chapter', async () => {
  const screen = await render(<Site initialEntries={['/admin/help#een-kopie-terugzetten']} />)
  const chapter = screen.getByRole('heading', { level: 2, name: 'Een kopie terugzetten' })

  await expect.element(chapter).toBeInViewport()
  await expect.element(screen.getByText(/^npm run restore/)).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Inhoud' })).not.toBeInTheDocument()
})

test('the pictures of the manual load, with their size', async () => {
  const screen = await render(<Site initialEntries={['/admin/help']} />)
  const picture = screen.getByRole('img', {
    name: 'Het dashboard, met aantallen en de laatste berichten',
  })

  await expect.element(picture).toHaveAttribute('width', '1440')
  const image = picture.element() as HTMLImageElement // the role guarantees it
  image.loading = 'eager'
  await expect.poll(() => image.naturalWidth).toBe(1440)
})
