import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { BrokenLink } from '#domain/outbound/broken-link.ts'
import { BrokenLinks } from './broken-links.tsx'

const link = (more: Partial<BrokenLink> = {}): BrokenLink => ({
  ...{ owner: 'parking', id: 12, name: 'Ringvaart', page: 'booking', why: 'gone' },
  ...{ address: 'https://ringvaart.nl/boek', seen: 'Antwoordt met 404' },
  ...{ tries: 2, since: '2026-11-26T01:20:00.000Z', isPassedBy: false },
  ...more,
})

async function show(links: BrokenLink[]) {
  const routes = [{ path: '/', element: <BrokenLinks links={links} today="2026-11-28" /> }]
  const screen = await render(<RouterProvider router={createMemoryRouter(routes)} />)
  return screen.getByRole('region', { name: 'Links om na te kijken' })
}

test('each link says what was seen, how often and since when, and leads to its field', async () => {
  const panel = await show([
    link(),
    link({ id: 13, name: 'Polder', tries: 3, isPassedBy: true }),
    link({ owner: 'provider', id: 4, name: 'Dijk BV', page: 'website', why: 'changed', tries: 1 }),
    link({
      id: 14,
      name: 'Elders',
      why: 'refused',
      seen: 'x hoort niet bij y.',
      since: null,
      tries: null,
    }),
  ])
  await expect.element(panel.getByRole('link', { name: 'Elders' })).toBeVisible()
  const texts = panel
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)
  expect(texts[0]).toBe(
    'Ringvaart, boekingspagina weghttps://ringvaart.nl/boekAntwoordt met 404. Sinds 26 nov, 2 keer gezien. Na drie keer in 48 uur gaat de knop er niet meer heen.',
  )
  expect(texts[1]).toMatch(/De knop gaat zolang niet meer naar deze pagina/)
  expect(texts[2]).toMatch(/Dijk BV, website veranderd.*één keer gezien/)
  expect(texts[3]).toMatch(/Elders, link naar een andere site.*x hoort niet bij y\. ?$/)
  const to = (name: string) => panel.getByRole('link', { name }).element().getAttribute('href')
  expect([to('Ringvaart'), to('Dijk BV')]).toEqual([
    '/admin/parkings/12/edit#link',
    '/admin/providers/4/edit',
  ])
})

test('without any there is nothing', async () => {
  const routes = [{ path: '/', element: <BrokenLinks links={[]} today="2026-11-28" /> }]
  const screen = await render(<RouterProvider router={createMemoryRouter(routes)} />)
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
})
