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

/** Empty scripts: a missing file would log an error. */
const script = (name: string) => `data:text/javascript,//${name}`

function know(routes: object) {
  vi.stubGlobal('__reactRouterManifest', { routes })
}

test('a few seconds after load the routes of the public pages are fetched, each once', () => {
  const [faq, shared, admin] = ['faq', 'shared', 'admin'].map(script)
  know({
    'routes/public/faq': { module: faq, imports: [shared] },
    'routes/public/about': { module: shared },
    'routes/admin/login': { module: admin },
    root: undefined,
  })

  warmRoutes()
  expect(warmed()).toEqual([])
  vi.runAllTimers()
  expect(warmed()).toEqual([faq, shared])

  warmRoutes()
  vi.runAllTimers()
  expect(warmed()).toHaveLength(2)
})

test('the browser may do something else after each script', () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
  const modules = ['one', 'two', 'three'].map(script)
  know({ 'routes/public/prices': { module: modules[0], imports: modules.slice(1) } })

  warmRoutes()
  vi.runAllTimers()
  for (const count of [1, 2, 3]) {
    idle.shift()?.()
    expect(warmed()).toEqual(modules.slice(0, count))
  }
})

test('a cancelled call fetches nothing', () => {
  know({ 'routes/public/blog': { module: script('left') } })

  warmRoutes()()
  vi.runAllTimers()

  expect(warmed()).toEqual([])
})

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'a connection with %o fetches nothing ahead',
  (connection) => {
    vi.spyOn(navigator, 'connection' as never, 'get').mockReturnValue(connection as never)
    know({ 'routes/public/blog': { module: script('thrifty') } })

    warmRoutes()
    vi.runAllTimers()

    expect(warmed()).toEqual([])
  },
)

test.each([undefined, null, {}, { routes: { 'routes/public/blog': {} } }])(
  'a manifest of %o does not throw',
  (manifest) => {
    vi.stubGlobal('__reactRouterManifest', manifest)

    warmRoutes()
    vi.runAllTimers()

    expect(warmed()).toEqual([])
  },
)
