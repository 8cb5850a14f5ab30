import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { startSite } from '#test/built-site.ts'
import { currentBuild } from '../scripts/current-build.mjs'
import { pack } from '../scripts/pack.ts'
import { asSiteAdmin, servesAll } from './serves-all.ts'

const run = promisify(execFile)

let folder: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pack-'))
  pack(join(folder, 'site'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

const isMark = (name: string) => name.startsWith('serving-')

async function runInPack(data: string, program: string, ...parameters: string[]) {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: join(folder, data) }
  const options = { cwd: join(folder, 'site'), env }
  const command = [`build/${program}.js`, ...parameters]
  const running = run('node_modules/.bin/node', command, options)
  running.child.stdin?.end()
  return (await running).stdout
}

test('a pack serves the site, adds an account and restores a copy, without a checkout', async ({
  request,
}) => {
  test.setTimeout(180_000)
  const site = await startSite({ DATA_DIR: join(folder, 'data') }, join(folder, 'site'))
  try {
    await servesAll(request, site)
    const copied = await request.post(`${site.url}/api/admin/backups`, {
      headers: asSiteAdmin,
      data: {},
    })
    expect(copied.status()).toBe(201)
  } finally {
    await site.stop()
  }

  expect(await runInPack('data', 'admin', 'add', 'collega')).toContain('collega is toegevoegd')
  const marks = (await readdir(join(folder, 'site', currentBuild()))).filter(isMark)
  expect(marks, 'of processes that served the build when it was packed').toEqual([])
  const [copy = ''] = await readdir(join(folder, 'data/backups'))
  expect(await runInPack('elsewhere', 'restore', join(folder, 'data/backups', copy))).toMatch(
    /^Teruggezet: .* met \d[\d.]* regels/,
  )
})
