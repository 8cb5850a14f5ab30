import { expect, test } from 'vitest'
import { pageRole } from './page-role.ts'

test.each([
  ['/admin', 'reader'],
  ['/admin/airports', 'reader'],
  ['/admin/airports/3/edit', 'reader'],
  ['/admin/airports/new', 'editor'],
  ['/admin/parkings/import', 'editor'],
  ['/admin/parkings/import?soort=tariffs', 'editor'],
  ['/admin/contacts', 'editor'],
  ['/admin/settings', 'manager'],
  ['/admin/settings/', 'manager'],
  ['/admin/settings/backups', 'manager'],
  ['/admin/settings/colleagues', 'manager'],
  ['/admin/settings/access', 'reader'],
  ['/admin/settings/addresses', 'reader'],
  ['/admin/settings/changes', 'reader'],
])('%s is for a %s and up', (path, role) => {
  expect(pageRole(path)).toBe(role)
})
