import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { filterCounts } from '#domain/filter/filter-counts.ts'
import { aParking } from '#test/fixtures.ts'
import { BeyondSlider } from './beyond-slider.tsx'
import { FilterProvider, useFilter } from './filter-context.tsx'
import { FilterGroups } from './filter-groups.tsx'

const parkings = [
  aParking({ id: 1, distance: 12 }),
  aParking({ id: 2, distance: 25 }),
  aParking({ id: 3, distance: 35 }),
]

function Filters() {
  const counts = filterCounts(parkings, useFilter().filter)
  return (
    <>
      <BeyondSlider counts={counts} onShown={() => {}} />
      <FilterGroups counts={counts} />
    </>
  )
}

const Site = createRoutesStub([
  {
    path: '/',
    Component: () => (
      <FilterProvider>
        <Filters />
      </FilterProvider>
    ),
  },
])

test('parkings beyond the slider are told of, and its end moves when they are shown', async () => {
  const screen = await render(<Site />)
  const slider = screen.getByRole('slider', { name: 'Afstand tot de terminal' })
  const told = screen.getByText(/2 terreinen liggen verder dan 20 minuten\./)

  await expect.element(told).toBeVisible()
  await expect.element(slider).toHaveAttribute('max', '20')
  await screen.getByRole('button', { name: 'Toon ze' }).click()
  await expect.element(told).not.toBeInTheDocument()
  await expect.element(slider).toHaveAttribute('max', '35')
  await expect.element(slider).toHaveValue('35')
})

test('an address beyond the slider shows them at once', async () => {
  const screen = await render(<Site initialEntries={['/?max=30']} />)
  const slider = screen.getByRole('slider', { name: 'Afstand tot de terminal' })

  await expect.element(slider).toHaveValue('30')
  await expect.element(screen.getByText(/verder dan 20/)).not.toBeInTheDocument()
})
