import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { siteAdmin, startSite } from '#test/built-site.ts'
import { aPhoto } from '#test/pictures.ts'
import { pack } from '../scripts/pack.ts'

const run = promisify(execFile)

let folder: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pack-'))
  pack(join(folder, 'site'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

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
    const login = `${siteAdmin.ADMIN_USERNAME}:${siteAdmin.ADMIN_PASSWORD}`
    const headers = { authorization: `Basic ${Buffer.from(login).toString('base64')}` }
    expect((await request.get(`${site.url}/parkeren/schiphol`)).status()).toBe(200)
    expect((await request.get(`${site.url}/social/parkeren/schiphol.png`)).status()).toBe(200)
    const added = await request.post(`${site.url}/api/admin/media`, {
      headers: {
        ...headers,
        'content-type': 'application/octet-stream',
        'x-file-name': 'rood.jpg',
      },
      data: await aPhoto({ width: 400, height: 240, color: '#b0413e' }),
    })
    expect(added.status()).toBe(201)
    const copied = await request.post(`${site.url}/api/admin/backups`, { headers, data: {} })
    expect(copied.status()).toBe(201)
  } finally {
    await site.stop()
  }

  expect(await runInPack('data', 'admin', 'add', 'collega')).toContain('collega is toegevoegd')
  const [copy = ''] = await readdir(join(folder, 'data/backups'))
  expect(await runInPack('elsewhere', 'restore', join(folder, 'data/backups', copy))).toMatch(
    /^Teruggezet: .* met \d[\d.]* regels/,
  )
})
