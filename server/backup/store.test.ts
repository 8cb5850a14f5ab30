import { existsSync, mkdtempSync, readdirSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Backup } from '#domain/admin/backup.ts'
import type { DashboardSummary } from '#domain/admin/dashboard.ts'
import type { SavedSettings } from '#domain/settings/setting.ts'
import { api } from '#server/api/routes.ts'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { settings } from '#server/db/schema.ts'
import { env } from '#server/env.ts'
import { backUp } from '#server/jobs/back-up.ts'
import { asAdmin, basic, requestAsAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { keepCopy } from './store.ts'

withSeededDatabase()
withAdmin()

const dataDir = mkdtempSync(join(tmpdir(), 'parkeerpiloot-store-'))
env.DATA_DIR = dataDir
const files = () => readdirSync(join(dataDir, 'backups')).toSorted()

test('the nightly job makes a backup, and the dashboard shows when', async () => {
  await backUp.run()
  const { body } = await asAdmin<DashboardSummary>('GET', '/api/admin/dashboard')

  expect(files()).toHaveLength(1)
  expect(Date.now() - Date.parse(body.lastBackup ?? '')).toBeLessThan(60_000)
})

test('one backup is made per night, also after a missed night', async () => {
  await backUp.run()
  expect(files()).toHaveLength(1)

  await backUp.run(new Date(Date.now() + 24 * 60 * 60_000))
  expect(files()).toHaveLength(2)
})

test('the newest backups are kept, up to the number in the settings', async () => {
  await db.update(settings).set({ values: { backupsKept: 2 } })
  await refreshContentVersion()
  for (const hour of [1, 2, 3]) await keepCopy(new Date(Date.UTC(2030, 0, 1, hour)))
  const { body } = await asAdmin<Backup[]>('GET', '/api/admin/backups')

  expect(files()).toEqual([
    'parkeerpiloot-2030-01-01-020000.backup.gz',
    'parkeerpiloot-2030-01-01-030000.backup.gz',
  ])
  expect(body.map(({ file }) => file)).toEqual(files().toReversed())
})

test('a manager keeps fewer copies from now on, and the oldest go at once', async () => {
  await db.update(settings).set({ values: { backupsKept: 9 } })
  await refreshContentVersion()
  for (const hour of [1, 2, 3]) await keepCopy(new Date(Date.UTC(2031, 0, 1, hour)))
  const path = '/api/admin/backups/kept'
  const { status, body } = await asAdmin<Backup[]>('PUT', path, { backupsKept: 2 })
  const saved = await asAdmin<SavedSettings>('GET', '/api/admin/settings')

  expect(status).toBe(200)
  expect(body.map(({ file }) => file)).toEqual([
    'parkeerpiloot-2031-01-01-030000.backup.gz',
    'parkeerpiloot-2031-01-01-020000.backup.gz',
  ])
  expect(files()).toEqual(body.map(({ file }) => file).toReversed())
  expect(saved.body.values.backupsKept).toBe(2)
})

test('making room never raises the number, and none at all is refused', async () => {
  const before = files()
  const more = await asAdmin('PUT', '/api/admin/backups/kept', { backupsKept: 90 })
  const none = await asAdmin('PUT', '/api/admin/backups/kept', { backupsKept: 0 })
  const saved = await asAdmin<SavedSettings>('GET', '/api/admin/settings')

  expect([more.status, none.status]).toEqual([200, 422])
  expect(saved.body.values.backupsKept).toBe(2)
  expect(files()).toEqual(before)
})

test('the newest copy that is whole stays, if a newer one is cut short or gone', async () => {
  const folder = join(dataDir, 'backups')
  const names = (await asAdmin<Backup[]>('GET', '/api/admin/backups')).body.map(({ file }) => file)
  const [newest = '', whole] = names
  truncateSync(join(folder, newest ?? ''), 10)
  const { body } = await asAdmin<Backup[]>('PUT', '/api/admin/backups/kept', { backupsKept: 1 })

  expect(body.map(({ file }) => file)).toEqual([newest, whole])
  expect(files()).toContain(whole)
})

test('the admin can make a backup', async () => {
  const { status, body } = await asAdmin<Backup>('POST', '/api/admin/backups', {})

  expect(status).toBe(201)
  expect(existsSync(join(dataDir, 'backups', body.file ?? ''))).toBe(true)
})

test('the admin can download a backup, and no file is left behind', async () => {
  const before = files()
  const answer = await requestAsAdmin('GET', '/api/admin/backup')
  const bytes = Buffer.from(await answer.arrayBuffer())

  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="parkeerpiloot-/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(gunzipSync(bytes).toString()).toContain('"table":"airports"')
  // It is deleted beside the answer.
  await expect.poll(files).toEqual(before)
})

test('a download without a login is refused', async () => {
  const headers = { authorization: basic('eva', 'gok') }

  expect((await api.request('/api/admin/backup')).status).toBe(401)
  expect((await api.request('/api/admin/backup', { headers })).status).toBe(401)
})
