import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failureDays, keptFailures } from '#domain/system/failure.ts'
import { db } from '#server/db/client.ts'
import { failures } from '#server/db/schema.ts'
import * as store from '#server/db/system/failures.ts'
import { env } from '#server/env.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { log, onTrouble } from '#server/log.ts'
import { withSeededDatabase } from '#test/database.ts'
import { flushFailures, keepFailures, writeDownFailures } from './keep.ts'
import { takeRing } from './ring.ts'

vi.mock(import('#server/db/system/failures.ts'), { spy: true })

withSeededDatabase()

const { addFailures, listFailures } = store
let folder: string

beforeEach(async () => {
  await db.delete(failures)
  folder = mkdtempSync(join(tmpdir(), 'failures-'))
  env.DATA_DIR = folder
  // What is logged here is meant.
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  keepFailures()
})
afterEach(async () => {
  await flushFailures()
  onTrouble(undefined)
  env.DATA_DIR = 'memory://'
  rmSync(folder, { recursive: true })
  vi.restoreAllMocks()
})

const databaseAway = () => vi.mocked(addFailures).mockRejectedValueOnce(new Error('away'))

test('what a visitor was told is found by the number', async () => {
  log.error('call failed', {
    id: '1a2b3c4d-5e6f',
    path: '/api/contact',
    error: new Error('no room'),
  })
  await flushFailures()

  expect(await listFailures('1a2b3c4d-5e6f')).toEqual([
    expect.objectContaining({ message: 'call failed', reason: 'no room', path: '/api/contact' }),
  ])
  expect(await listFailures('ffffffff-ffff')).toEqual([])
})

test('a warning with a cause is kept, whatever else the log says is not', async () => {
  log.warn('job failed, will be retried', { job: 'roll-up', error: new Error('slow') })
  log.warn('refused', { count: 3 })
  log.info('request', { path: '/' })
  await flushFailures()

  expect((await listFailures()).map(({ message, job }) => [message, job])).toEqual([
    ['job failed, will be retried', 'roll-up'],
  ])
})

test('an address with a character that the database refuses is kept too', async () => {
  log.error('page failed', { path: '/a\0b', error: new Error('odd') })
  await flushFailures()

  expect((await listFailures())[0]?.path).toBe('/ab')
})

test('while the database is away failures wait in a file, and come after it', async () => {
  databaseAway()
  log.error('page failed', { id: 'aaaaaaaa-0001', error: new Error('away') })
  await flushFailures()
  expect(await listFailures()).toEqual([])
  expect(readdirSync(join(folder, 'failures'))).toEqual(['new.jsonl'])
  expect(statSync(join(folder, 'failures', 'new.jsonl')).mode & 0o077).toBe(0)

  await flushFailures()
  expect((await listFailures('aaaaaaaa-0001')).length).toBe(1)
  expect(readdirSync(join(folder, 'failures'))).toEqual([])
})

test('a process that must stop at once writes down what waits', () => {
  log.error('uncaught exception', { error: new Error('gone') })
  writeDownFailures()

  expect(takeRing().map(({ message }) => message)).toEqual(['uncaught exception'])
})

test('however long the database is away, the files stay small', async () => {
  vi.mocked(addFailures).mockRejectedValue(new Error('away'))
  const long = new Error('x'.repeat(500))
  for (let round = 0; round < 30; round++) {
    for (let nth = 0; nth < 20; nth++) log.error('page failed', { path: `/${round}`, error: long })
    await flushFailures()
  }
  vi.mocked(addFailures).mockRestore()
  const sizes = readdirSync(join(folder, 'failures')).map(
    (name) => statSync(join(folder, 'failures', name)).size,
  )

  expect(sizes.length).toBe(2)
  expect(Math.max(...sizes)).toBeLessThan(330_000)
  expect(takeRing().at(-1)?.path).toBe('/29')
})

test('only the last are kept, and not longer than their time', async () => {
  const row = { requestId: null, message: 'page failed', reason: 'no', job: null, stack: null }
  const old = new Date(Date.now() - (failureDays + 1) * 24 * 3_600_000)
  await addFailures([{ ...row, path: '/old', at: old }])
  await cleanUp.run()
  expect(await listFailures()).toEqual([])

  const now = Date.now()
  const many = Array.from({ length: keptFailures + 5 }, (_, nth) => ({
    ...row,
    path: `/${nth}`,
    at: new Date(now + nth),
  }))
  await addFailures(many)
  const kept = await listFailures()
  expect([kept.length, kept.at(-1)?.path]).toEqual([keptFailures, '/5'])
})
