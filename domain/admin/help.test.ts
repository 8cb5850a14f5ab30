import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { adminPaths } from '#test/admin-paths.ts'
import { chapterAnchor, helpChapters, helpFor } from './help.ts'

const manual = readFileSync('docs/handleiding.md', 'utf8')
const chapters = [...manual.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title)

test('every chapter that a screen links to is in the manual', () => {
  expect(helpChapters.filter((chapter) => !chapters.includes(chapter))).toEqual([])
})

test('the table of contents links to every chapter, and nothing else', () => {
  const [, contents = ''] = manual.split(/^## /m)
  const links = [...contents.matchAll(/\[(.+)\]\(#(.+)\)/g)].map(([, title, anchor]) => [
    title,
    anchor,
  ])

  expect(links).toEqual(chapters.slice(1).map((chapter) => [chapter, chapterAnchor(chapter)]))
})

test('every internal link of the manual leads to a chapter', () => {
  const anchors = [...manual.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor)
  const known = chapters.map(chapterAnchor)

  expect(anchors.filter((anchor) => !known.includes(anchor ?? ''))).toEqual([])
})

test('every image of the manual exists, and its size is recorded', () => {
  const named = [...manual.matchAll(/\]\(handleiding\/([^)]+)\)/g)].map(([, name]) => name)
  const sizes = JSON.parse(readFileSync('docs/handleiding/sizes.json', 'utf8'))

  expect(named.toSorted()).toEqual(Object.keys(sizes).toSorted())
})

test('every screen of the admin has a help text', async () => {
  const without = [
    '/admin/login',
    '/admin/uitnodiging',
    '/admin/tweede-stap',
    '/admin/help',
    '/admin/api',
    '/admin/*',
  ]
  const paths = adminPaths(await routes)
    .filter((path) => !without.includes(path))
    .map((path) => path.replace(':id', '1'))

  expect(paths).toContain('/admin/parkings/import')
  expect(paths.filter((path) => !helpFor(path))).toEqual([])
})

test('the new and edit pages have a help text of their own, with or without a trailing slash', () => {
  expect(helpFor('/admin/parkings/new')).not.toEqual(helpFor('/admin/parkings/12/edit'))
  expect(helpFor('/admin/')).toEqual(helpFor('/admin'))
  expect(helpFor('/admin/elders')).toBeUndefined()
})
