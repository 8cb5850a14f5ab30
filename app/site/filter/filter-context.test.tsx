import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { FilterProvider, useFilter, useListedFilter } from './filter-context.tsx'

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

/** What each render saw: the controls, and the list. */
const seen: [controls: boolean, list: boolean][] = []

function Watch() {
  const { filter } = useFilter()
  const listed = useListedFilter()
  seen.push([filter.extras.covered, listed.extras.covered])
  return null
}

function Page() {
  return (
    <FilterProvider>
      <Probe />
      <Watch />
    </FilterProvider>
  )
}

const Site = createRoutesStub([{ path: '/', Component: Page }])

// The address of one test may still have to follow, and the next test has a router of its own.
afterEach(() => window.dispatchEvent(new PopStateEvent('popstate')))

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

test('the controls follow a tick at once, and the list after them', async () => {
  const screen = await render(<Site />)
  seen.length = 0

  ;(screen.getByText('Overdekt').element() as HTMLElement).click()
  await expect.poll(() => seen.at(-1)).toEqual([true, true])
  expect(seen[0]).toEqual([true, false])
})

test('a second tick before that frame is not lost, and the list shows both', async () => {
  const screen = await render(<Site />)
  const press = (name: string) => (screen.getByText(name).element() as HTMLElement).click()
  const filter = () => JSON.parse(screen.getByRole('status').element().textContent ?? '')

  press('Overdekt')
  // A press is an event of its own.
  await Promise.resolve()
  press('Dichtbij')
  await expect.poll(filter).toMatchObject({ extras: { covered: true }, maxDistance: 10 })
  await expect.poll(() => seen.at(-1)).toEqual([true, true])
})
