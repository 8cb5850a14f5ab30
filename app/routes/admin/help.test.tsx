import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import HelpPage, { clientLoader } from './help.tsx'

const Site = createRoutesStub([
  // The route's own type of props, which the stub does not know, is that of what it loads.
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

test('the manual is read in the admin, from the chapter that was asked for', async () => {
  const screen = await render(<Site initialEntries={['/admin/help#een-kopie-terugzetten']} />)
  const chapter = screen.getByRole('heading', { level: 2, name: 'Een kopie terugzetten' })

  await expect.element(chapter).toBeInViewport()
  await expect.element(screen.getByText(/^npm run restore/)).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Inhoud' })).not.toBeInTheDocument()
})

test('its pictures are there, with their size', async () => {
  const screen = await render(<Site initialEntries={['/admin/help']} />)
  const picture = screen.getByRole('img', {
    name: 'Het dashboard, met aantallen en de laatste aanvragen',
  })

  await expect.element(picture).toHaveAttribute('width', '1440')
  const image = picture.element() as HTMLImageElement // that is what the role says
  image.loading = 'eager'
  await expect.poll(() => image.naturalWidth).toBe(1440)
})
