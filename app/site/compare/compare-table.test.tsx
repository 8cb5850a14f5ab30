import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { comparisonRows } from '#domain/parking/comparison.ts'
import { aParking } from '#test/fixtures.ts'
import { CompareTable } from './compare-table.tsx'

const parkings = [
  { ...aParking({ id: 1, name: 'Polderpark' }), airport: 'Schiphol' },
  {
    ...aParking({ id: 2, name: 'Garage', type: 'self', pricePerDay: 22.5, reviews: 0 }),
    airport: 'Schiphol',
  },
]

test('a row has its label and a value per parking; a missing value reads as unknown', async () => {
  const screen = await render(
    <CompareTable parkings={parkings} rows={comparisonRows(parkings, undefined)} />,
  )

  for (const row of [
    'Prijs per dag €6,95 Laagste prijs €22,50',
    'Beoordeling 4,4 van 5 onbekend',
    'Shuttle 24/7 onbekend Nee',
  ]) {
    await expect.element(screen.getByRole('row', { name: row })).toBeVisible()
  }
  await expect.element(screen.getByRole('rowheader', { name: 'Type' })).toBeVisible()
})

test('each column links to its provider, as a sponsored link in a new tab', async () => {
  const screen = await render(<CompareTable parkings={parkings} rows={[]} />)
  const link = screen.getByRole('link', {
    name: 'Bekijk & reserveer bij Garage (opent in een nieuw tabblad)',
  })

  await expect.element(link).toHaveAttribute('rel', 'sponsored noopener')
  await expect.element(link).toHaveAttribute('target', '_blank')
})

test('a parking that cannot be booked shows the reason instead of a link to its provider', async () => {
  const closed = parkings.map((parking) => ({ ...parking, unavailable: 'Vol.' }))
  const screen = await render(<CompareTable parkings={closed.slice(0, 1)} rows={[]} />)

  await expect.element(screen.getByText('Vol.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Bekijk & reserveer' })).toBeDisabled()
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument()
})
