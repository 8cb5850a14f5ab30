import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { allKinds } from '#domain/kinds.ts'
import { adminPaths } from './admin-paths.ts'

const paths = adminPaths(await routes)

test('a kind has exactly the pages that its descriptor lists', () => {
  const listed = allKinds.flatMap(({ path, page, isImported }) => {
    if (!page) return []
    const list = `/admin/${path}`
    return [
      list,
      ...(page.hasNew ? [`${list}/new`] : []),
      ...(page.hasEdit ? [`${list}/:id/edit`] : []),
      ...(isImported ? [`${list}/import`] : []),
    ]
  })
  const forms = paths.filter((path) => /\/(new|edit|import)$/.test(path))

  expect(listed.filter((path) => !paths.includes(path))).toEqual([])
  expect(forms.filter((path) => !listed.includes(path))).toEqual([])
})
