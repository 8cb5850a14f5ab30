import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveFiles } from './files.ts'

let folder: string
let app: Hono

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/site.js'), 'const a = 1\n'.repeat(200))
  writeFileSync(join(folder, 'icon.png'), Buffer.alloc(5_000))
  app = new Hono().use(serveFiles(folder))
})
afterAll(() => rmSync(folder, { recursive: true }))

const get = (path: string, headers: HeadersInit = {}) => app.request(path, { headers })

test.each([
  ['gzip, br', 'br'],
  ['br;q=0.1, gzip', 'gzip'],
  ['br;q=0', null],
])('a script is compressed as %s prefers', async (accepted, encoding) => {
  const { headers } = await get('/assets/site.js', { 'accept-encoding': accepted })

  expect(headers.get('content-encoding')).toBe(encoding)
  expect(headers.get('vary')).toBe('accept-encoding')
})

test('the ETag of a compressible file is weak, that of a picture strong', async () => {
  expect((await get('/assets/site.js')).headers.get('etag')).toMatch(/^W\/"/)
  expect((await get('/icon.png', { 'accept-encoding': 'br' })).headers.get('etag')).toMatch(/^"/)
})

test('a matching ETag gets a 304, also a strong one from an earlier version', async () => {
  const tag = (await get('/assets/site.js')).headers.get('etag') ?? ''

  for (const known of [tag, tag.replace('W/', ''), `"x", ${tag}`]) {
    expect((await get('/assets/site.js', { 'if-none-match': known })).status).toBe(304)
  }
  expect((await get('/assets/site.js', { 'if-none-match': 'W/"x"' })).status).toBe(200)
})

test('assets of other builds are answered too, from when those are there', async () => {
  const builds: string[] = []
  const upgraded = new Hono().use(serveFiles(folder, () => builds))
  const other = mkdtempSync(join(tmpdir(), 'files-'))
  mkdirSync(join(other, 'assets'))
  writeFileSync(join(other, 'assets/site-before.js'), 'const before = 1\n')
  writeFileSync(join(other, 'old-icon.png'), '')
  expect((await upgraded.request('/assets/site-before.js')).status).toBe(404)
  builds.push(other)

  const { status, headers } = await upgraded.request('/assets/site-before.js')
  expect([status, headers.get('cache-control')]).toEqual([
    200,
    expect.stringContaining('immutable'),
  ])
  expect((await upgraded.request('/old-icon.png')).status).toBe(404)
  expect((await upgraded.request('/assets/..%2fold-icon.png')).status).toBe(404)
  rmSync(other, { recursive: true })
})
