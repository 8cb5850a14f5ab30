import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { comingYear } from '#test/coming-year.ts'
import { PostText } from './post-text.tsx'

const parking = {
  ...{ id: 3, airportCode: 'AMS', name: 'Dijkzicht', isSample: false },
  affiliateUrl: 'https://dijkzicht.nl/?bron=parkeerpiloot',
  outbound: {
    way: 'direct',
    parameter: 'ref',
    bookingPage: 'https://dijkzicht.nl/?v={van}&t={tot}',
  },
}
const data = JSON.stringify(parking).replaceAll('"', '&quot;')
const html = `<p>Boek <a href="https://dijkzicht.nl/" data-reserve="${data}">Dijkzicht</a><small hidden>Je data gaan mee</small>, of <a href="https://elders.nl/">elders</a></p>`

const stay = `?van=${comingYear}-07-12&tot=${comingYear}-07-19`

async function show(search: string) {
  const routes = [{ path: '/blog/:slug', element: <PostText html={html} /> }]
  const router = createMemoryRouter(routes, { initialEntries: [`/blog/tips${search}`] })
  return render(<RouterProvider router={router} />)
}

test('a link in a post takes the stay of the visitor along, and says so', async () => {
  const screen = await show(stay)
  await expect
    .element(screen.getByRole('link', { name: 'Dijkzicht' }))
    .toHaveAttribute(
      'href',
      `https://dijkzicht.nl/?v=${comingYear}-07-12&t=${comingYear}-07-19&ref=lot-3-ams`,
    )
  await expect.element(screen.getByText('Je data gaan mee')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'elders' }))
    .toHaveAttribute('href', 'https://elders.nl/')
})

test('without a stay it is the affiliate link, with the reference', async () => {
  const screen = await show('')
  await expect
    .element(screen.getByRole('link', { name: 'Dijkzicht' }))
    .toHaveAttribute('href', 'https://dijkzicht.nl/?bron=parkeerpiloot&ref=lot-3-ams')
  await expect.element(screen.getByText('Je data gaan mee')).not.toBeVisible()
})
