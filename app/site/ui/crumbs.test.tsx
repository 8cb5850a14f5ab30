import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Crumbs } from './crumbs.tsx'

const items = [
  { label: 'Home', to: '/' },
  { label: 'Luchthavens', to: '/luchthavens' },
  { label: 'Köln/Bonn', to: '/parkeren/koln-bonn' },
  { label: 'Parkeergarage Rijnzicht Noord' },
]

const Stub = createRoutesStub([
  {
    path: '/',

    Component: () => (
      <div data-testid="room">
        <Crumbs items={items} />
      </div>
    ),
  },
])

test('crumbs that wrap begin no line with their separator', async () => {
  await page.viewport(390, 844)
  const screen = await render(<Stub />)
  const room = screen.getByTestId('room').element()
  if (!(room instanceof HTMLElement)) throw new Error('There is no room.')
  const crumbs = screen.getByRole('listitem').elements()
  const wraps = new Set<number>()

  for (let width = 390; width >= 200; width -= 10) {
    room.style.width = `${width}px`
    const tops = crumbs.map((crumb) => crumb.getBoundingClientRect().top)
    for (const [at, crumb] of crumbs.entries()) {
      if (at === 0 || tops[at] === tops[at - 1]) continue
      wraps.add(at)
      const label = crumb.querySelector('a, span')?.getBoundingClientRect()
      expect(label?.left, `${width} px`).toBe(room.getBoundingClientRect().left)
    }
  }
  expect([...wraps].sort()).toEqual([2, 3])
})
