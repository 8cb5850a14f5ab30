import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { calls } from '#server/api/routes.ts'
import { mediaFiles } from '#server/media/serve.ts'
import { socialCards } from '#server/social-card/route.ts'
import { worstRequests } from '../../bench/worst/requests.ts'

// bench/worst-requests.ts measures only what is in its list.

const asked = { from: '2030-01-01', to: '2030-12-31', ids: [1, 2, 3], asset: '/assets/x.js' }
const measured = new Set(worstRequests(asked).map(({ of }) => of))

const missing = (paths: string[]) => [...new Set(paths)].filter((path) => !measured.has(path))

function pathsOf(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const whole = path === undefined ? above : `${above}/${path}`
    const isPage = path !== undefined || index
    return [...(isPage && children.length === 0 ? [whole || '/'] : []), ...pathsOf(children, whole)]
  })
}

test('the worst request to every page is measured', () => {
  const pages = pathsOf(routes)

  expect(pages.length).toBeGreaterThan(30)
  // The pages of the admin are the same for everyone, until a script has logged in: one stands for all.
  expect(
    missing(pages.filter((path) => !path.startsWith('/admin/') || path.endsWith('*'))),
  ).toEqual([])
})

test('the worst request to every call that needs no login is measured', () => {
  const forVisitors = calls
    .filter(({ role }) => !role)
    .map(({ method, path }) => `${method} ${path}`)

  expect(forVisitors.length).toBeGreaterThan(10)
  expect(missing(forVisitors)).toEqual([])
})

test('the worst request to all files is measured', () => {
  const paths = [...socialCards.routes, ...mediaFiles.routes].map(({ path }) =>
    path.replaceAll(/\{[^/]+\}/g, ''),
  )

  expect(paths.length).toBeGreaterThan(5)
  expect(
    missing([...paths, '/healthz', '/metrics', '/assets/*', '/images/*', '/__manifest']),
  ).toEqual([])
})
