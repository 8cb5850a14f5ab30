import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { aTransfer } from '#test/planner.ts'
import { ArrivalCard, type ArrivalCardProps } from './arrival-card.tsx'

const card: ArrivalCardProps = {
  airport: { code: 'AMS', name: 'Schiphol' },
  parking: {
    name: 'Ringvaart Parking',
    type: 'shuttle',
    distance: 8,
    features: { keyDrop: true },
    transfer: aTransfer(),
    phone: '020 555 01 23',
    phoneHours: { from: '00:00', until: '00:00' },
    avoid: 'P3',
    entrance: 'Ringvaartweg 41\n1438 AA Oude Meer',
    directions: 'A4, afslag 2.',
  },
  times: {
    dropOff: { text: 'za 12 dec, 05:30', errors: [] },
    pickUp: { text: 'onbekend', errors: ['Kies een tijd op het kwartier, zoals 06:30.'] },
    total: { text: '€75,50', errors: [] },
    clock: { dropOff: '05:30', pickUp: '00:15' },
  },
  checked: 'Gegevens gecontroleerd op 18 november 2026.',
  madeOn: '2026-11-20',
  site: { product: 'Parkeerpiloot', host: 'parkeerpiloot.example' },
  back: { airport: 'schiphol', parking: 'ringvaart-parking' },
}

const parkingPath = '/parkeren/schiphol/ringvaart-parking'

function show(parking: Partial<ArrivalCardProps['parking']> = {}) {
  const Stub = createRoutesStub([
    {
      path: '/parkeren/:slug/:parking/aankomstkaart',
      Component: () => <ArrivalCard {...card} parking={{ ...card.parking, ...parking }} />,
    },
  ])
  return render(
    <Stub initialEntries={[`${parkingPath}/aankomstkaart?van=2026-12-12&tot=2026-12-19`]} />,
  )
}

test('the card has the stay, the address, the phone and when it was checked', async () => {
  const screen = await show()

  for (const text of [
    'za 12 dec, 05:30',
    '€75,50',
    '020 555 01 23',
    /Ringvaartweg 41/,
    /op 18 nov/,
    'Kies een tijd op het kwartier, zoals 06:30.',
  ]) {
    await expect.element(screen.getByText(text)).toBeVisible()
  }
  await expect
    .element(screen.getByRole('link', { name: 'Terug naar Ringvaart Parking' }))
    .toHaveAttribute('href', `${parkingPath}?van=2026-12-12&tot=2026-12-19`)
})

test('what is not known is written as unknown', async () => {
  const screen = await show({ entrance: null, directions: null, phone: null, phoneHours: null })

  expect(screen.getByText('onbekend', { exact: true }).elements()).toHaveLength(3)
  await expect.element(screen.getByText('De route erheen is onbekend.')).toBeVisible()
})

test('a valet has a slip to fill in, and no route', async () => {
  const valet = aTransfer({ mode: 'valet', every: null, ride: 0, handover: 5 })
  const screen = await show({ type: 'valet', transfer: valet })

  await expect.element(screen.getByText('Vul in waar de chauffeur bij staat')).toBeVisible()
  await expect.element(screen.getByText('Kilometerstand bij afgifte')).toBeVisible()
  await expect.element(screen.getByText(/Van slot tot terminal/)).not.toBeInTheDocument()
})

test('no card asks for a booking number', async () => {
  const screen = await show()

  expect(screen.container.querySelector('input, textarea')).toBeNull()
  await expect.element(screen.getByText(/Je boekingsnummer staat in de mail/)).toBeVisible()
})

test('a phone that is not answered at the pick-up is among the warnings', async () => {
  const screen = await show({ phoneHours: { from: '04:00', until: '23:30' } })

  await expect.element(screen.getByText(/^De telefoon wordt niet opgenomen om 00:15/)).toBeVisible()
})
