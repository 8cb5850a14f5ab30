import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { aParking } from '#test/fixtures.ts'
import { ParkingCard } from './parking-card.tsx'

test('the button leaves for the provider, in a new tab, as a paid link', async () => {
  const parking = aParking({ affiliateUrl: 'https://aanbieder.example.com/polder?bron=site' })
  const screen = await render(
    <ParkingCard parking={parking} label="Laagste prijs" position={1} sortBy="price" />,
  )
  const link = screen.getByRole('link', {
    name: 'Bekijk & reserveer bij Polderpark Shuttle (opent in een nieuw tabblad)',
  })

  await expect.element(link).toHaveAttribute('href', parking.affiliateUrl)
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'sponsored noopener')
})

test('it names what the lot has, and nothing that it lacks', async () => {
  const { features } = aParking()
  const parking = aParking({ features: { ...features, covered: true } })
  const screen = await render(
    <ParkingCard parking={parking} label={undefined} position={1} sortBy="price" />,
  )

  await expect
    .element(screen.getByRole('list', { name: 'Kenmerken' }))
    .toHaveTextContent('Overdekt parkeren')
  await expect.element(screen.getByText('Laagste prijs')).not.toBeInTheDocument()
})
