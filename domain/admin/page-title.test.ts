import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { adminPaths } from '#test/admin-paths.ts'
import { pageTitle } from './page-title.ts'

test.each([
  ['/admin', 'Dashboard'],
  ['/admin/airports', 'Luchthavens beheren'],
  ['/admin/airports/', 'Luchthavens beheren'],
  ['/admin/airports/new', 'Nieuwe luchthaven toevoegen'],
  ['/admin/airports/7/edit', 'Luchthaven bewerken'],
  ['/admin/blog/3/edit', 'Artikel bewerken'],
  ['/admin/media/12/edit', 'Afbeelding bewerken'],
  ['/admin/media/new', 'Pagina niet gevonden'],
  ['/admin/airports/7', 'Pagina niet gevonden'],
  ['/admin/nergens', 'Pagina niet gevonden'],
])('%s is titled %s', (path, title) => {
  expect(pageTitle(path)).toBe(title)
})

test('every page of the admin has a title', async () => {
  const frameless = ['/admin/login', '/admin/uitnodiging', '/admin/tweede-stap', '/admin/*']
  const paths = adminPaths(await routes).filter((path) => !frameless.includes(path))

  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => pageTitle(path) === 'Pagina niet gevonden')).toEqual([])
})
