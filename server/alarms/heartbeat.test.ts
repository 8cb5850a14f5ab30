import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { exampleSettings } from '#domain/settings/setting.ts'
import type { SystemReport } from '#domain/system/system-report.ts'
import { keepCopy } from '#server/backup/store.ts'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { settings } from '#server/db/schema.ts'
import { listFailures } from '#server/db/system/failures.ts'
import { env } from '#server/env.ts'
import { flushFailures, keepFailures } from '#server/failures/keep.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'
import { ask, askHeartbeat } from './heartbeat.ts'

withSeededDatabase()
withAdmin()

const asked: string[] = []
let status = 200
const watcher = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`)
  if (status === 0) return
  response.writeHead(status, { location: '/elsewhere' }).end('ok')
})
watcher.listen(0, '127.0.0.1')
await once(watcher, 'listening')
const address = `http://127.0.0.1:${(watcher.address() as AddressInfo).port}`
const folder = mkdtempSync(join(tmpdir(), 'heartbeat-'))

afterAll(() => {
  watcher.close()
  watcher.closeAllConnections()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  asked.length = 0
  status = 200
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

async function setAddress(heartbeatUrl: string) {
  await db.update(settings).set({ values: { ...exampleSettings, heartbeatUrl } })
  await refreshContentVersion()
}
const outcome = async () => (await asAdmin<SystemReport>('GET', '/api/admin/system')).body.heartbeat

test('after a good copy the address is asked, also one of this machine', async () => {
  await setAddress(`${address}/ping/secret`)
  expect(await outcome()).toEqual({ at: null, failed: null })
  const dataDir = env.DATA_DIR
  env.DATA_DIR = folder
  await keepCopy()
  env.DATA_DIR = dataDir

  expect(asked).toEqual(['GET /ping/secret'])
  expect(await outcome()).toEqual({ at: expect.any(String), failed: null })
})

test('what the address did not answer is said, without the address', async () => {
  keepFailures()
  await setAddress(`${address}/ping/secret`)
  status = 500
  await askHeartbeat()
  await flushFailures()

  expect(await outcome()).toEqual({ at: expect.any(String), failed: 'status 500' })
  expect((await listFailures()).map(({ reason }) => reason)).toContain('status 500')
  expect(JSON.stringify(await listFailures())).not.toContain('secret')
})

test('it goes nowhere else than the manager said', async () => {
  status = 302

  expect(await ask(address)).toBe('status 302')
  expect(asked).toEqual(['GET /'])
})

test('a watcher that keeps silent, or is not there, holds up nothing', async () => {
  status = 0

  expect(await ask(address, 50)).toBe('geen antwoord op tijd')
  expect(await ask('http://127.0.0.1:1')).toBeTruthy()
})

test('without an address nothing is asked', async () => {
  await setAddress('')
  await askHeartbeat()

  expect([asked, await outcome()]).toEqual([[], null])
})
