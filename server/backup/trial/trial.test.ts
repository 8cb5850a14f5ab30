import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { writeCopy } from '#server/backup/dump.ts'
import { keepCopy } from '#server/backup/store.ts'
import { db } from '#server/db/client.ts'
import { airports } from '#server/db/schema.ts'
import { env } from '#server/env.ts'
import { tryRestore } from '#server/jobs/try-restore.ts'
import { withSeededDatabase } from '#test/database.ts'
import { restoreOnTrial } from './trial.ts'

withSeededDatabase()
// Each test starts a process with its own database.
vi.setConfig({ testTimeout: 300_000 })

const dataDir = mkdtempSync(join(tmpdir(), 'parkeerpiloot-trial-'))
env.DATA_DIR = dataDir
const copy = join(dataDir, 'copy.gz')
beforeAll(() => writeCopy(copy))
afterAll(() => rmSync(dataDir, { recursive: true }))

const room = { free: () => 1e12, memory: () => 1e12 }
const left = () => readdirSync(dataDir).filter((name) => name.startsWith('op-proef-'))

test('the newest copy is restored in a process of its own, its rows are counted, and nothing is left', async () => {
  await keepCopy()
  const before = await db.$count(airports)
  const { outcome, tables } = await tryRestore.run(new Date(), (path) => restoreOnTrial(path, room))

  expect(outcome).toMatch(/^[\d.]+ rijen, allemaal gelijk$/)
  expect(tables).toContainEqual({ table: 'airports', inCopy: before, restored: before })
  expect(left()).toEqual([])
  expect(await db.$count(airports)).toBe(before)
})

test('a copy that cannot be restored says why, and the site goes on', async () => {
  const damaged = join(dataDir, 'damaged.gz')
  writeFileSync(damaged, readFileSync(copy).subarray(0, -1_000))

  await expect(restoreOnTrial(damaged, room)).rejects.toThrow('het einde ontbreekt')
  expect(left()).toEqual([])
  await db.execute(sql`select 1`)
})

test('without twice the space of the database, or the memory, it is not done and says so', async () => {
  const noRoom = await restoreOnTrial(copy, { ...room, free: () => 300_000_000 })
  const noMemory = await restoreOnTrial(copy, { ...room, memory: () => 1e8 })

  expect(noRoom).toMatchObject({ outcome: 'no room', free: 300_000_000 })
  expect(noMemory).toMatchObject({ outcome: 'no memory', free: 1e8 })
  const said = await tryRestore.run(new Date(), async () => noMemory)
  expect(said).toMatchObject({ outcome: 'niet gedaan: 500 MB geheugen nodig, 100 MB vrij' })
})

test('rows that did not all come back make the job fail', async () => {
  const tables = [{ table: 'faqs', inCopy: 5, restored: 4 }]

  await expect(
    tryRestore.run(new Date(), async () => ({ outcome: 'restored', tables })),
  ).rejects.toThrow('Van faqs kwamen 4 van 5 rijen terug.')
})
