import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownMigrations } from '#server/db/engine/migrate.ts'
import { readEnv } from '#server/env.ts'
import { checkEmbedded, checkPostgres, judgeMigrations, judgePostgres } from './database.ts'
import { checkCopies, checkDisk, judgeDisk } from './disk.ts'
import { lineOf } from './finding.ts'
import { checkMail } from './mail.ts'
import { checkOutside, judgeCertificate, judgeClock } from './outside.ts'
import { judgeProxies } from './proxies.ts'
import { checkSettings } from './settings.ts'
import { receiveVisit, visitPath, withPass } from './visit.ts'

let folder: string
const ending: (() => void)[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'))
})
afterEach(() => {
  for (const end of ending.splice(0)) end()
  rmSync(folder, { recursive: true })
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  ending.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const home = '<!DOCTYPE html><title>Parkeren</title>'

/** A site with this folder, and what a proxy in front does to its answers. */
function site(pageHeaders: Record<string, string>, page: string | Buffer): Promise<string> {
  const app = new Hono()
    .get(visitPath, (call) => {
      const visit = receiveVisit(call, folder, '1')
      return visit ? call.json(visit) : call.notFound()
    })
    .get('/', (call) => call.body(new Uint8Array(Buffer.from(page)), 200, pageHeaders))
  return serve(getRequestListener(app.fetch))
}

async function outside(url: string, trusted = 0) {
  const found = await withPass(folder, (pass) =>
    checkOutside({ SITE_URL: url, TRUST_PROXY: trusted }, pass),
  )
  return Object.fromEntries(found.map(({ check, level, says }) => [check, `${level}: ${says}`]))
}

test('a site that answers at its address is known by the file that both see', async () => {
  const url = await site({ 'content-encoding': 'gzip' }, gzipSync(home))

  expect(await outside(url)).toEqual({
    address: `ok: ${url} leads to this site, version 1`,
    proxies: 'ok: none in front, and none is trusted',
    tls: `warning: ${url} is of this machine only`,
    compression: 'ok: once, by gzip',
  })
  expect(readdirSync(folder)).toEqual([])
})

test('nobody else learns what the site sees', async () => {
  const url = await site({}, home)
  for (const pass of ['', 'a'.repeat(32), '../doctor-x', 'A'.repeat(32)]) {
    const { status } = await fetch(url + visitPath, { headers: { 'x-doctor': pass } })
    expect(status).toBe(404)
  }
})

test('an address that leads to another site, on, or nowhere is told apart', async () => {
  const other = await serve((_, response) => response.writeHead(404).end())
  const onward = await serve((_, response) =>
    response.writeHead(301, { location: 'https://www.example.com/' }).end(),
  )
  const gone = await serve(() => undefined)
  ending.pop()?.()

  expect((await outside(other)).address).toMatch(/^warning: .* answers 404, not by the process/)
  expect((await outside(onward)).address).toMatch(/^problem: .* leads on to https:\/\/www/)
  expect((await outside(gone)).address).toMatch(/^problem: .* does not answer from here.*REFUSED/)
})

test('a page that is compressed twice, or not at all, is said', async () => {
  const twice = await site({ 'content-encoding': 'gzip' }, gzipSync(gzipSync(home)))
  const plain = await site({}, home)

  expect((await outside(twice)).compression).toMatch(/^problem: .*compressed already/)
  expect((await outside(plain)).compression).toMatch(/^warning: .*uncompressed/)
})

const forged = '203.0.113.77'

test.each([
  // trusted, hops, the address that the site took, TLS, and what is found
  [0, [forged], '127.0.0.1', false, 'ok'],
  [1, ['198.51.100.2'], '198.51.100.2', true, 'ok'],
  [1, [forged, '198.51.100.2'], '198.51.100.2', true, 'ok'],
  [2, [forged, '198.51.100.2', '192.0.2.1'], '198.51.100.2', true, 'ok'],
  [0, ['198.51.100.2'], '127.0.0.1', true, 'Set TRUST_PROXY=1'],
  [2, [forged, '198.51.100.2'], forged, true, 'Set TRUST_PROXY=1'],
  [1, [forged, '198.51.100.2', '192.0.2.1'], '192.0.2.1', true, 'Set TRUST_PROXY=2'],
  [1, [forged], forged, false, 'Set TRUST_PROXY=0'],
  [1, [], '127.0.0.1', false, 'Set TRUST_PROXY=0'],
  [1, [forged], forged, true, /^Let the proxy set X-Forwarded-For.*TRUST_PROXY=1$/],
  [0, [forged], '127.0.0.1', true, /^Let the proxy set X-Forwarded-For.*TRUST_PROXY=1$/],
])('TRUST_PROXY=%i and the hops %j', (trusted, forwarded, address, isTls, expected) => {
  const visit = { address, direct: '127.0.0.1', forwarded, version: '1' }
  const { level, todo = level } = judgeProxies(visit, trusted, forged, isTls)

  expect(todo).toMatch(expected)
  expect(level).toBe(expected === 'ok' ? 'ok' : 'problem')
})

test.each([
  [0, 'ok'],
  [-10, 'warning'],
  [10, 'warning'],
  [-31, 'problem'],
])('a clock that is %i seconds off: %s', (seconds, level) => {
  const now = new Date('2026-11-28T12:00:00Z')
  const theirs = new Date(now.getTime() + seconds * 1_000)

  expect(judgeClock(theirs, 'the database', now).level).toBe(level)
})

test.each([
  ['2026-09-01', '2026-12-13', 'ok'],
  ['2026-09-01', '2026-12-11', 'warning'],
  // Of an authority that gives 12 hours at a time.
  ['2026-11-28T06:00Z', '2026-11-28T18:00Z', 'ok'],
  ['2026-11-28T01:00Z', '2026-11-28T13:00Z', 'warning'],
])('a certificate from %s until %s: %s', (from, until, level) => {
  const valid = { from: new Date(from), until: new Date(until) }

  expect(judgeCertificate(valid, new Date('2026-11-28T12:00Z')).level).toBe(level)
})

test('the embedded database is asked through the site, and never opened', async () => {
  const full = await serve((_, response) =>
    response.writeHead(503).end('no space left in DATA_DIR\n'),
  )
  const port = (url: string) => Number(new URL(url).port)
  const ask = async (url: string) =>
    (await checkEmbedded({ DATA_DIR: folder, PORT: port(url), HOST: '127.0.0.1' }))[0]

  expect(await ask(await serve((_, response) => response.end('ok\n')))).toMatchObject({
    level: 'ok',
  })
  expect(await ask(full)).toMatchObject({
    level: 'problem',
    says: 'the site answers 503: no space left in DATA_DIR',
  })
  expect(await ask('http://127.0.0.1:1')).toMatchObject({ level: 'warning' })
  expect(readdirSync(folder)).toEqual([])
})

test('a PostgreSQL server that is away is a problem, without its password', async () => {
  const [found] = await checkPostgres('postgres://us:secret@127.0.0.1:1/parking', 10)

  expect(found).toMatchObject({ check: 'database', level: 'problem' })
  expect(JSON.stringify(found)).not.toContain('secret')
})

test('the database of these tests is found well, on either engine', async () => {
  const answering = await serve((_, response) => response.end('ok\n'))
  const embedded = { DATA_DIR: folder, PORT: Number(new URL(answering).port), HOST: '127.0.0.1' }
  const found = process.env.DATABASE_URL
    ? await checkPostgres(process.env.DATABASE_URL, 10)
    : await checkEmbedded(embedded)

  const names = process.env.DATABASE_URL ? ['database', 'migrations', 'clock'] : ['database']
  expect(found.map(({ check, level }) => [check, level])).toEqual(names.map((name) => [name, 'ok']))
})

test('what a database lacks is said', () => {
  const good = { version: 17, most: 100, encoding: 'UTF8', mayCreate: true }
  const ours = ownMigrations().map(({ folderMillis }) => folderMillis)

  expect(judgePostgres(good, 10).level).toBe('ok')
  expect(judgePostgres({ ...good, version: 13 }, 10).level).toBe('warning')
  expect(judgePostgres({ ...good, encoding: 'SQL_ASCII' }, 10).level).toBe('problem')
  expect(judgePostgres({ ...good, mayCreate: false }, 10).level).toBe('problem')
  expect(judgePostgres({ ...good, most: 12 }, 10).level).toBe('problem')
  expect(judgeMigrations(ours).level).toBe('ok')
  expect(judgeMigrations(ours.slice(0, -2)).says).toBe('2 will be made')
  expect(judgeMigrations([...ours, Date.now() * 2]).level).toBe('problem')
})

test('mail: no server is a warning, one that is away a problem without its password', async () => {
  const SITE_URL = 'https://www.example.com'
  const away = await checkMail({ SITE_URL, SMTP_URL: 'smtp://us:secret@127.0.0.1:1' })

  expect(await checkMail({ SITE_URL, SMTP_URL: undefined })).toMatchObject({ level: 'warning' })
  expect(away).toMatchObject({ level: 'problem' })
  expect(away.says).toMatch(/^127\.0\.0\.1:1 refuses: /)
  expect(JSON.stringify(away)).not.toContain('secret')
})

test('a disk without room for the next copy is a problem', () => {
  const megabyte = 1024 * 1024

  expect(checkDisk(join(folder, 'none')).level).toBe('problem')
  expect(judgeDisk('', 900 * megabyte, 0.5, 400 * megabyte).level).toBe('ok')
  expect(judgeDisk('', 700 * megabyte, 0.5, 400 * megabyte).level).toBe('problem')
  expect(judgeDisk('', 10 * megabyte, 0.5, 0).level).toBe('problem')
  expect(judgeDisk('', 900 * megabyte, 0.05, 0).level).toBe('warning')
})

test('a nightly copy of more than two days is a problem; one from before a migration does not count', () => {
  const now = new Date('2026-11-28T12:00:00Z')
  const level = () => checkCopies(folder, now).level
  const add = (name: string) => writeFileSync(join(folder, 'backups', name), '')

  expect(level()).toBe('warning')
  mkdirSync(join(folder, 'backups'))
  add('parkeerpiloot-2026-11-26-032000.backup.gz')
  add('parkeerpiloot-2026-11-28-032000.voor-update.backup.gz')
  expect(level()).toBe('problem')
  add('parkeerpiloot-2026-11-27-032000.backup.gz')
  expect(level()).toBe('ok')
})

test('settings that are allowed and not wise are warned of, without their values', () => {
  const wise = { NODE_ENV: 'production', SECRETS_KEY: 'k'.repeat(32), SITE_URL: 'https://a.nl' }

  expect(checkSettings(readEnv(wise), [], true)).toMatchObject([{ level: 'ok' }])
  const found = checkSettings(readEnv({ SECRETS_KEY_OLD: 'o'.repeat(32) }), ['SITEURL'], false)
  expect(found.map(({ says }) => says.split(/[ ,]/)[0])).toEqual([
    'SITEURL',
    'SITE_URL',
    'SECRETS_KEY',
    'SECRETS_KEY_OLD',
  ])
  expect(JSON.stringify(found)).not.toContain('ooo')
})

test('a finding is one line: how bad, about what, and what to do', () => {
  const line = lineOf({ check: 'mail', level: 'problem', says: 'refused', todo: 'Look' })
  expect(line).toBe('problem  mail        refused. Look.')
})
