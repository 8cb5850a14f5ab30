import { createRoutesStub, useLoaderData, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { givenPlan, readPlan } from '#domain/planner/plan-address.ts'
import { planTrip } from '#domain/planner/trip-plan.ts'
import { aPlannedParking } from '#test/planner.ts'
import { Planner } from './planner.tsx'

const schiphol = { code: 'AMS', name: 'Schiphol', slug: 'schiphol' }
const eindhoven = { code: 'EIN', name: 'Eindhoven', slug: 'eindhoven' }
const ringvaart = {
  id: 7,
  name: 'Ringvaart Parking',
  slug: 'ringvaart-parking',
  airportCode: 'AMS',
  affiliateUrl: 'https://example.com/ringvaart?bron=test',
  isSample: false,
  unavailable: null,
  priceCheckedOn: '2026-11-18',
  isPriceChanged: false,
  age: 'fresh' as const,
}

function loader({ request }: { request: Request }) {
  const given = givenPlan(new URL(request.url).searchParams)
  const { plan, errors } = readPlan(given, '2026-11-22')
  const airport = [schiphol, eindhoven].find(({ slug }) => slug === given.luchthaven)
  const parkings = airport === schiphol ? [ringvaart] : []
  const parking = parkings.find(({ slug }) => slug === given.terrein)
  const checkIn = { checkInEurope: 120, checkInFar: 180 }
  return {
    given,
    errors,
    airports: [schiphol, eindhoven],
    airport,
    parkings,
    parking,
    trip: parking ? planTrip(aPlannedParking(), checkIn, plan, '2026-11-22') : null,
    elsewhere:
      airport === eindhoven
        ? { ...schiphol, parkings: 1, planner: '/vertrekplanner?luchthaven=schiphol' }
        : null,
    calendar: plan.from ? '/vertrekplanner/agenda.ics?van=2026-12-12' : null,
  }
}

function Page() {
  return (
    <>
      <Planner {...useLoaderData<ReturnType<typeof loader>>()} />
      <p data-testid="address">{useLocation().search}</p>
    </>
  )
}

const Stub = createRoutesStub([
  { path: '/vertrekplanner', Component: Page, loader, HydrateFallback: () => null },
])
const at = (query: string) => render(<Stub initialEntries={[`/vertrekplanner?${query}`]} />)

const link = 'luchthaven=schiphol&terrein=ringvaart-parking'
const whole = `${link}&van=2026-12-12&tot=2026-12-19&vlucht=08:05&rijden=52&landing=22:20`

test('a flight and a drive give the time to leave, which takes the focus', async () => {
  const screen = await at(link)
  await expect.element(screen.getByText('Hoe laat moet je weg?')).toBeVisible()

  await screen.getByLabelText('Vertrektijd').fill('8.05')
  await screen.getByLabelText('Rijden').fill('52')
  await screen.getByRole('button', { name: 'Reken uit' }).click()

  const answer = screen.getByRole('heading', { name: 'Vertrek om 04:35' })
  await expect.element(answer).toHaveFocus()
  await expect.element(screen.getByText('Hoe laat moet je weg?')).not.toBeInTheDocument()
  expect(screen.getByTestId('address').element().textContent).toMatch(
    /vlucht=8\.05&rijden=52&bestemming=europa&tot=&landing=&bagage=ja$/,
  )
})

test('both ways are lists of times, in order', async () => {
  const screen = await at(whole)
  const [out, back] = [
    screen.getByRole('region', { name: 'Vertrek om 04:35' }),
    screen.getByRole('region', { name: 'En terug, zaterdag 19 december' }),
  ]

  await expect.element(out).toBeVisible()
  expect(out.getByRole('listitem').first().element().textContent).toMatch(/^04:35Thuis weg/)
  expect(out.getByRole('listitem').last().element().textContent).toBe('08:05Je vlucht vertrekt')
  expect(back.getByRole('listitem').last().element().textContent).toBe('23:18Bij je auto3 min')
})

test('a wrong value has its error at its field, which takes the focus', async () => {
  const screen = await at(whole)
  const drive = screen.getByLabelText('Rijden')
  await drive.fill('1000')
  await screen.getByRole('button', { name: 'Reken opnieuw' }).click()

  await expect
    .element(drive)
    .toHaveAccessibleDescription(
      'Vul een rijtijd in zoals 75, 1:15 of 1 uur, hoogstens 900 minuten.',
    )
  await expect.element(drive).toHaveFocus()
  await expect.element(screen.getByRole('heading', { name: /En terug/ })).toBeVisible()
})

test('a wrong number of travellers has its field, and can be corrected there', async () => {
  const screen = await at(`${whole}&personen=12`)
  const persons = screen.getByLabelText('Reizigers')
  await expect.element(persons).toHaveAccessibleDescription('Kies 1 tot 9 reizigers.')

  await persons.fill('3')
  await screen.getByRole('button', { name: 'Reken opnieuw' }).click()
  await expect.element(persons).not.toBeInTheDocument()
  await expect.element(screen.getByTestId('address')).toMatchTextContent('personen=3')
})

test('another airport has other parkings, and keeps what is typed', async () => {
  const screen = await at(link)
  await screen.getByLabelText('Vertrektijd').fill('08:05')
  await screen.getByLabelText('Luchthaven').selectOptions('eindhoven')

  await expect.element(screen.getByTestId('address')).toHaveTextContent('?luchthaven=eindhoven')
  await expect.element(screen.getByLabelText('Parkeerterrein')).toHaveValue('')
  expect(screen.getByRole('option', { name: 'Ringvaart Parking' }).elements()).toEqual([])
  await expect.element(screen.getByLabelText('Vertrektijd')).toHaveValue('08:05')
})

test('a plan with a day goes to a calendar, one without does not', async () => {
  const dated = await at(whole)
  const calendar = dated.getByRole('link', { name: 'Zet in je agenda' })
  await expect.element(calendar).toHaveAttribute('href', expect.stringContaining('agenda.ics?van='))
  await dated.unmount()

  const undated = await at(`${link}&vlucht=08:05&rijden=52`)
  await expect.element(undated.getByRole('heading', { name: 'Vertrek om 04:35' })).toBeVisible()
  await expect.element(undated.getByText('Zet in je agenda')).not.toBeInTheDocument()
})

test('on a narrow screen the answer stands above the form', async () => {
  await page.viewport(390, 844)
  const screen = await at(whole)
  const answer = screen.getByRole('heading', { name: 'Vertrek om 04:35' })
  await expect.element(answer).toBeVisible()
  const form = screen.getByRole('form', { name: 'Je vlucht' }).element()

  expect(answer.element().getBoundingClientRect().bottom).toBeLessThan(
    form.getBoundingClientRect().top,
  )
})

const parkingPath = '/parkeren/schiphol/ringvaart-parking'

test('the answer leads on with its times, in quarters of an hour', async () => {
  const screen = await at(whole)
  const onward = screen.getByRole('region', { name: 'Met deze tijden bij Ringvaart Parking' })
  const stay = 'van=2026-12-12&tot=2026-12-19&vanTijd=05:30&totTijd=23:30'

  await expect
    .element(onward.getByRole('link', { name: 'Neem deze tijden over' }))
    .toHaveAttribute('href', `${parkingPath}?${stay}`)
  await expect.element(onward.getByText('totaal voor 8 dagen')).toBeVisible()
  await expect.element(onward.getByText(/afgerond naar een kwartier eerder/)).toBeVisible()
  await expect
    .element(onward.getByRole('link', { name: 'Aankomstkaart' }))
    .toHaveAttribute('href', `${parkingPath}/aankomstkaart?${stay}`)
  const provider = onward.getByRole('link', { name: /^Bekijk & reserveer/ })
  await expect.element(provider).toHaveAttribute('href', ringvaart.affiliateUrl)
  await expect.element(provider).toHaveAttribute('rel', 'sponsored noopener')
  await expect.element(onward.getByText(/krijgen wij een commissie/)).toBeVisible()
})

test('who is back on a later day follows a link that reserves until then', async () => {
  const screen = await at(whole.replace('landing=22:20', 'landing=23:50'))

  await expect
    .element(screen.getByRole('link', { name: 'Reserveer tot en met die dag' }))
    .toHaveAttribute(
      'href',
      `${parkingPath}?van=2026-12-12&tot=2026-12-20&vanTijd=05:30&totTijd=01:00`,
    )
})

test('an airport without parkings names the nearest that has some', async () => {
  const screen = await at('luchthaven=eindhoven&van=2026-12-12&tot=2026-12-19')

  await expect.element(screen.getByText('We kennen daar nog geen parkeerterreinen.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Plan vanaf Schiphol' }))
    .toHaveAttribute('href', '/vertrekplanner?luchthaven=schiphol')
  await expect.element(screen.getByText('Hoe laat moet je weg?')).not.toBeInTheDocument()
})
