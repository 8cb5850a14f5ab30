import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { FetchContent, Link } from './link.tsx'

afterEach(() => vi.unstubAllGlobals())

async function aLink(to: string) {
  const fetched: string[] = []
  const Site = createRoutesStub([{ path: '/', Component: () => <Link to={to}>Verder</Link> }])
  const screen = await render(
    <FetchContent value={(path) => fetched.push(path)}>
      <Site />
    </FetchContent>,
  )
  return { fetched, link: screen.getByRole('link', { name: 'Verder' }), leave: screen.unmount }
}

test('a page is fetched when its link is pointed at, or has the focus', async () => {
  const { fetched, link } = await aLink('/vertrekplanner?van=2027-07-12')
  await link.hover()
  const pointed = fetched.length
  expect(fetched[0]).toBe('/vertrekplanner')
  ;(link.element() as HTMLElement).focus()
  expect(fetched).toHaveLength(pointed + 1)
})

test('nothing is fetched for a visitor who saves data, nor of another site', async () => {
  const elsewhere = await aLink('https://example.com/blog')
  await elsewhere.link.hover()
  expect(elsewhere.fetched).toEqual([])
  await elsewhere.leave()

  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } })
  const { fetched, link } = await aLink('/blog')
  ;(link.element() as HTMLElement).focus()
  expect(fetched).toEqual([])
})
