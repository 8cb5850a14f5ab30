import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { warmRoutes } from './warm-routes.ts'

const links = () => [
  ...document.head.querySelectorAll('link[rel=modulepreload][fetchpriority=low]'),
]
const warmed = () => links().map((link) => link.getAttribute('href'))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const link of links()) link.remove()
})

/** Scripts without content: a real one that is missing would complain. */
const script = (name: string) => `data:text/javascript,//${name}`

function know(routes: object) {
  vi.stubGlobal('__reactRouterManifest', { routes })
}

test('after a while the scripts of the public pages are fetched, each once', () => {
  const [faq, loader, shared, admin] = ['faq', 'loader', 'shared', 'admin'].map(script)
  know({
    'routes/public/faq': { module: faq, clientLoaderModule: loader, imports: [shared] },
    'routes/public/about': { module: shared },
    'routes/admin/login': { module: admin },
    root: undefined,
  })

  warmRoutes()
  expect(warmed()).toEqual([])
  vi.runAllTimers()
  expect(warmed()).toEqual([faq, loader, shared])

  warmRoutes()
  vi.runAllTimers()
  expect(warmed()).toHaveLength(3)
})

test('who leaves at once fetches nothing', () => {
  know({ 'routes/public/blog': { module: script('left') } })

  warmRoutes()()
  vi.runAllTimers()

  expect(warmed()).toEqual([])
})

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'with %o nothing is fetched beforehand',
  (connection) => {
    vi.spyOn(navigator, 'connection' as never, 'get').mockReturnValue(connection as never)
    know({ 'routes/public/blog': { module: script('thrifty') } })

    warmRoutes()
    vi.runAllTimers()

    expect(warmed()).toEqual([])
  },
)

test.each([undefined, null, {}, { routes: { 'routes/public/blog': {} } }])(
  'a list of routes that reads %o is no reason to break',
  (manifest) => {
    vi.stubGlobal('__reactRouterManifest', manifest)

    warmRoutes()
    vi.runAllTimers()

    expect(warmed()).toEqual([])
  },
)
