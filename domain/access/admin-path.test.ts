import { expect, test } from 'vitest'
import { isAdminPath } from './admin-path.ts'

test.each(['/admin', '/admin/airports', '/Admin/Airports', '/%61dmin', '/admi%6E/blog'])(
  '%s is an admin path',
  (path) => expect(isAdminPath(path)).toBe(true),
)

test.each(['/', '/administratie', '/blog/admin', '/%ff'])('%s is not an admin path', (path) =>
  expect(isAdminPath(path)).toBe(false),
)
