import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { FilterProvider, useFilter } from './filter-context.tsx'

function Probe() {
  const { filter, update, reset } = useFilter()

  return (
    <>
      <output>{JSON.stringify(filter)}</output>
      <button type="button" onClick={() => update({ extras: { covered: true } })}>
        Overdekt
      </button>
      <button type="button" onClick={() => update({ maxDistance: 10, sortBy: 'rating' })}>
        Dichtbij
      </button>
      <button type="button" onClick={reset}>
        Herstellen
      </button>
    </>
  )
}

function Page() {
  return (
    <FilterProvider>
      <Probe />
    </FilterProvider>
  )
}

const Site = createRoutesStub([{ path: '/', Component: Page }])

test('useFilter outside a provider throws', () => {
  expect(() => renderToString(<Probe />)).toThrow(
    /^useFilter must be used within a FilterProvider$/,
  )
})

test('an update changes part of the filter, and a reset restores all of it', async () => {
  const screen = await render(<Site />)
  const filter = () => JSON.parse(screen.getByRole('status').element().textContent ?? '')
  const before = filter()

  await screen.getByRole('button', { name: 'Overdekt' }).click()
  await screen.getByRole('button', { name: 'Dichtbij' }).click()
  await expect.poll(filter).toEqual({
    ...before,
    maxDistance: 10,
    extras: { covered: true, chargingPoint: false, keyDrop: false },
    sortBy: 'rating',
  })

  await screen.getByRole('button', { name: 'Herstellen' }).click()
  await expect.poll(filter).toEqual(before)
})

test('a second tick right after the first is not lost', async () => {
  const screen = await render(<Site />)
  const press = (name: string) => (screen.getByText(name).element() as HTMLElement).click()
  const filter = () => JSON.parse(screen.getByRole('status').element().textContent ?? '')

  press('Overdekt')
  // A press is an event of its own.
  await Promise.resolve()
  press('Dichtbij')
  await expect.poll(filter).toMatchObject({ extras: { covered: true }, maxDistance: 10 })
})
