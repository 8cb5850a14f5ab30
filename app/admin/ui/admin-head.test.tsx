import { createRoutesStub, href, Link } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { AdminHead } from './admin-head.tsx'

const Site = createRoutesStub([
  { path: '*', Component: () => <AdminHead title="Elders" /> },
  { path: '/admin/help', Component: () => <h1>De handleiding</h1> },
  {
    path: '/admin/parkings',
    Component: () => (
      <>
        <AdminHead title="Parkings beheren" />
        <Link to={href('/admin/faqs')}>Verder</Link>
      </>
    ),
  },
  { path: '/admin/faqs', Component: () => <AdminHead title="FAQs beheren" /> },
])

const open = (path: string) => render(<Site initialEntries={[path]} />)

test('the help of a page opens, and links to its chapter of the manual', async () => {
  const screen = await open('/admin/parkings')
  const button = screen.getByRole('button', { name: 'Uitleg bij deze pagina' })
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()

  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(screen.getByText(/^Dit zijn alle parkings/)).toBeVisible()
  const link = screen.getByRole('link', { name: 'In de handleiding: Een parking toevoegen' })
  await expect.element(link).toHaveAttribute('href', '/admin/help#een-parking-toevoegen')

  await link.click()
  await expect.element(screen.getByRole('heading', { name: 'De handleiding' })).toBeVisible()
})

test('the help closes by its button and on navigation', async () => {
  const screen = await open('/admin/parkings')
  const button = screen.getByRole('button', { name: 'Uitleg bij deze pagina' })
  const link = screen.getByRole('link', { name: 'In de handleiding: Een parking toevoegen' })
  await button.click()
  await button.click()
  await expect.element(link).not.toBeInTheDocument()

  await button.click()
  await screen.getByRole('link', { name: 'Verder' }).click()
  await expect.element(screen.getByRole('heading', { name: 'FAQs beheren' })).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()
})

test('a page without help has no help button', async () => {
  const screen = await open('/admin/elders')

  await expect.element(screen.getByRole('heading', { name: 'Elders' })).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})
