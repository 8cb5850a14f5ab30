import { QueryClientProvider } from '@tanstack/react-query'
import { createRoutesStub, Link, useParams } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueries } from '#app/admin/api/queries.ts'
import { ToastProvider } from '#app/admin/ui/toast.tsx'
import { TooltipProvider } from '#app/admin/ui/tooltip.tsx'
import { answerCalls } from '#test/calls.ts'
import { aProgramme } from '#test/programmes.ts'
import { ProgrammeForm } from './programme-form.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const Site = createRoutesStub([
  {
    path: '/admin/programmes',
    Component: () => (
      <>
        <h1>De lijst</h1>
        <Link to="/admin/programmes/9/edit">Weer open</Link>
      </>
    ),
  },
  { path: '/admin/programmes/new', Component: () => <ProgrammeForm /> },
  { path: '/admin/programmes/:id/edit', Component: () => <ProgrammeForm id={useParams().id} /> },
])

const saved = {
  ...aProgramme(),
  ...{ id: 9, version: 3, updatedAt: '2026-11-18T09:24:00.000Z' },
  ...{ provider: null, parkings: 0, isSample: false },
}
const linked = (id: number) => ({
  ...{ id, name: `Parking ${id}`, airportCode: 'AMS', fit: 'fits', number: '377', programme: null },
  affiliateUrl: 'https://www.awin1.com/cread.php?awinmid=377',
})
const preview = {
  hosts: ['awin1.com'],
  counts: { here: 1, fits: 4, taken: 0, other: 2, clash: 0, unreadable: 3 },
  parkings: [1, 2, 3, 4].map(linked),
}

const none = { here: 0, fits: 0, other: 0, unreadable: 0 }

async function show(path: string, answers: Record<string, Response[]> = {}) {
  await page.viewport(1280, 900)
  const calls = answerCalls({
    'GET /api/admin/programmes/9': [Response.json(saved)],
    'GET /api/admin/programmes/9/fits': () => Response.json(preview),
    ...answers,
  })
  const screen = await render(
    <QueryClientProvider client={createQueries()}>
      <ToastProvider>
        <TooltipProvider>
          <Site initialEntries={[path]} />
        </TooltipProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { screen, calls }
}

test('what follows from a network is filled in, and a rate is sent in hundredths', async () => {
  const { screen, calls } = await show('/admin/programmes/new', {
    'POST /api/admin/programmes': [Response.json(saved)],
  })
  await screen.getByRole('radio', { name: /Partnerize/ }).click()
  await screen.getByRole('radio', { name: /TradeDoubler/ }).click()
  await screen.getByLabelText('Naam', { exact: true }).fill('Een programma')
  await screen.getByRole('button', { name: 'Nieuwe vergoeding vanaf …' }).click()
  await screen.getByLabelText('Percentage').last().fill('7,5')
  await screen.getByRole('button', { name: 'Toevoegen' }).click()
  // The numbers are still to be filled in: the folded section opens.
  const wrapper = screen.getByLabelText(/Link van het netwerk/)
  await expect.element(wrapper).toHaveAccessibleDescription(/Vervang NUMMER/)
  await wrapper.fill('')
  await screen.getByRole('button', { name: 'Toevoegen' }).click()

  await expect.element(screen.getByText('De lijst')).toBeVisible()
  expect(await calls.find(({ method }) => method === 'POST')?.json()).toMatchObject({
    ...{ network: 'tradedoubler', parameter: 'epi', longest: 64, wrapper: null },
    hosts: ['tradedoubler.com'],
    rates: [{ unit: 'percent', rate: 750 }],
  })
})

test('by host is said what coupling would do, and it is done at once', async () => {
  const change = '00000000-0000-4000-8000-000000000001'
  const { screen, calls } = await show('/admin/programmes/9/edit', {
    'POST /api/admin/programmes/9/couplings': [Response.json({ change, coupled: 4 })],
  })
  await expect
    .element(screen.getByText('10 parkings linken naar awin1.com. Koppel ze aan dit programma'))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Koppel 4 parkings' }).click()

  await expect.element(screen.getByRole('button', { name: 'Ongedaan maken' })).toBeVisible()
  const sent = await calls.find(({ method }) => method === 'POST')?.json()
  expect(sent.parkings).toEqual([1, 2, 3, 4])
})

test('after saving other hosts it is asked again which parkings fit', async () => {
  const { screen } = await show('/admin/programmes/9/edit', {
    'GET /api/admin/programmes/9': [Response.json(saved), Response.json(saved)],
    'PUT /api/admin/programmes/9': [Response.json(saved)],
    'GET /api/admin/programmes/9/fits': [
      Response.json({ ...preview, hosts: [], counts: { ...preview.counts, ...none } }),
      Response.json(preview),
    ],
  })
  await expect.element(screen.getByText(/^Zet bij Techniek de hosts/)).toBeVisible()
  await screen.getByLabelText('Naam', { exact: true }).fill('Een andere naam')
  await screen.getByRole('button', { name: 'Opslaan' }).click()
  await screen.getByRole('link', { name: 'Weer open' }).click()

  await expect.element(screen.getByText(/^10 parkings linken naar awin1.com/)).toBeVisible()
})

test('what was typed in a field that is not shown any more refuses nothing', async () => {
  const { screen, calls } = await show('/admin/programmes/new', {
    'POST /api/admin/programmes': [Response.json(saved)],
  })
  await screen.getByLabelText('Naam', { exact: true }).fill('Een programma')
  await screen.getByLabelText(/Nummer bij het netwerk/).fill('geen nummer!')
  await screen.getByLabelText('Een boeking is zeker na').selectOptions('een aantal dagen')
  await screen.getByLabelText('Aantal dagen').fill('veel')
  await screen.getByLabelText('Een boeking is zeker na').selectOptions('vertrek van de reiziger')
  await screen.getByRole('radio', { name: /Rechtstreeks/ }).click()
  await screen.getByRole('button', { name: 'Toevoegen' }).click()

  await expect.element(screen.getByText('De lijst')).toBeVisible()
  expect(await calls.find(({ method }) => method === 'POST')?.json()).toMatchObject({
    ...{ networkNumber: null, certainDays: null, wrapper: null },
  })
})

test('each host that is none is named, once', async () => {
  const { screen } = await show('/admin/programmes/9/edit')
  await screen.getByText(/^Techniek /).click()
  const hosts = screen.getByLabelText(/Toegestane hosts/)
  await hosts.fill('localhost\nawin1.com\n10.0.0.1\nlocalhost')
  await screen.getByLabelText(/Link van het netwerk/).fill('https://elders.nl/{doel}')
  await screen.getByRole('button', { name: 'Opslaan' }).click()

  await expect
    .element(hosts)
    .toHaveAccessibleDescription(/^localhost is geen .*10\.0\.0\.1 is geen naam van een website/)
  expect(document.body.textContent.match(/localhost is geen/g)).toHaveLength(1)
  // A link that is none has no host to complain of.
  await expect
    .element(screen.getByLabelText(/Link van het netwerk/))
    .toHaveAccessibleDescription(
      /^\{doel\} is geen plaats. Er zijn er twee: \{target\} en \{ref\}$/,
    )
})

test('an editor sees no rate and saves nothing', async () => {
  sessionStorage.setItem('adminRole', 'editor')
  const { rates: _, ...withoutRates } = saved
  const { screen } = await show('/admin/programmes/9/edit', {
    'GET /api/admin/programmes/9': [Response.json(withoutRates)],
  })
  await expect.element(screen.getByLabelText('Naam', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Vergoeding')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Opslaan' })).not.toBeInTheDocument()
})

test.each([
  [9, /^Open, 91,2% van €1.118,47/],
  [8, /kennen we nog geen boeking/],
])(
  'beside the form stands what its clicks bring, if %s is the programme of a booking',
  async (id, text) => {
    const sums = {
      ...{ bookings: 651, approved: 75_017, paid: 109_847, open: 111_847, openCounts: 102_032 },
      ...{ expected: 286_896, declined: 14_766, name: 'x', network: 'awin' },
    }
    const rate = { approved: 912, decided: 1000, of: 'programme' }
    const { screen } = await show('/admin/programmes/9/edit', {
      'GET /api/admin/earnings': [Response.json({ programmes: [{ id, ...sums, rate }] })],
    })
    await expect.element(screen.getByText(text)).toBeVisible()
  },
)
