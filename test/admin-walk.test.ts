import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { adminDialogs } from '../e2e/walk/admin-dialogs.ts'
import { adminPages } from '../e2e/walk/admin-pages.ts'
import { adminPaths } from './admin-paths.ts'

const folder = 'app/admin/'

/** Those that any dialog is made of. */
const shared = ['ui/dialog.tsx', 'ui/drawer.tsx', 'typed/ask-dialog.tsx']

/** Shown on a phone alone. */
const onPhone = ['shell/admin-drawer.tsx']

test('every page of the admin is walked', async () => {
  expect(Object.keys(adminPages).toSorted()).toEqual(
    [...new Set(adminPaths(await routes))].toSorted(),
  )
})

test('every dialog of the admin is walked', () => {
  const isMadeOf = /from '.*\/(dialog|modal|drawer|ask-dialog)\.tsx'/
  const files = globSync(`${folder}**/*.tsx`).filter(
    (file) => !file.includes('.test.') && isMadeOf.test(readFileSync(file, 'utf8')),
  )
  const walked = adminDialogs.map(({ file }) => file)

  expect([...walked, ...shared, ...onPhone].toSorted()).toEqual(
    files.map((file) => file.slice(folder.length)).toSorted(),
  )
})
