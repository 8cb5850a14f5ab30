import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Decrypter } from 'age-encryption'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { backups, erasures, sentCopies, settings } from '#server/db/schema.ts'
import { listSentCopies } from '#server/db/sent-copies.ts'
import { env } from '#server/env.ts'
import { forgetPerson } from '#server/erasures/forget-person.ts'
import { readCopiesBack } from '#server/jobs/read-copies-back.ts'
import { sendCopy } from '#server/jobs/send-copy.ts'
import { startBucket } from '#test/bucket-server.ts'
import { withSeededDatabase } from '#test/database.ts'
import { keepCopy } from '../store.ts'
import { openFolder } from './folder-place.ts'
import { readBack } from './read-back.ts'
import { sendNewest } from './send.ts'

withSeededDatabase()

const secret = 'AGE-SECRET-KEY-1N7U4M9VQH0MEVCS374EWR8MCAVR0GMR22T2FH2N6HGGVV3LNY3UQ4EGL3C'
const recipient = 'age1zne9fdsrd0m5a7kaaqtz43058qyrc54uu0chh3ajj3vngxs9sppsy5fdy6'

const here = mkdtempSync(join(tmpdir(), 'parkeerpiloot-here-'))
const there = mkdtempSync(join(tmpdir(), 'parkeerpiloot-there-'))
const bucket = await startBucket()
afterAll(() => {
  for (const folder of [here, there]) rmSync(folder, { recursive: true })
  bucket.close()
})

beforeEach(async () => {
  Object.assign(env, { DATA_DIR: here, COPIES_TO: there })
  for (const file of readdirSync(there)) rmSync(join(there, file))
  bucket.files.clear()
  Object.assign(bucket, { store: (content: Buffer) => content, mayDelete: true })
  rmSync(join(here, 'backups'), { recursive: true, force: true })
  await db.delete(backups)
  await db.delete(sentCopies)
  await db.delete(erasures)
  await set({ copiesRecipient: recipient })
})

async function set(values: object) {
  await db.update(settings).set({ values })
  await refreshContentVersion()
}

async function opened(content: Uint8Array) {
  const decrypter = new Decrypter()
  decrypter.addIdentity(secret)
  return decrypter.decrypt(content)
}

const night = (day: number) => new Date(Date.UTC(2026, 10, day, 3, 20))
const nameOf = (day: number) => `parkeerpiloot-2026-11-${day}-032000.backup.gz.age`

test('who was erased goes along, for a restore of what was sent before', async () => {
  env.SECRETS_KEY = 'een sleutel die met de site meegaat naar elders'
  await forgetPerson({ id: 1, username: 'beheer' }, 'zoe@example.com')
  await keepCopy(night(27))
  await sendNewest(openFolder(there))

  expect(readdirSync(there).toSorted()).toEqual(['erasures.txt', nameOf(27)])
  const erased = readFileSync(join(there, 'erasures.txt'), 'utf8')
  expect(erased).toBe(readFileSync(join(here, 'backups/erasures.txt'), 'utf8'))
})

test('the newest copy is taken elsewhere once, and the secret key opens the very same file', async () => {
  await keepCopy(night(27))
  const { file } = await keepCopy(night(28))

  expect(await sendCopy.run()).toMatch(/^[\d,.]+ \w+ versleuteld$/)
  expect(readdirSync(there)).toEqual([nameOf(28)])
  const sent = readFileSync(join(there, nameOf(28)))
  expect(sent.includes('parkeerpiloot')).toBe(false)
  const copy = readFileSync(join(here, 'backups', file ?? ''))
  expect(copy.equals(await opened(sent))).toBe(true)

  expect(await sendCopy.run()).toBe('de nieuwste staat er al')
})

test('without a recipient nothing leaves the machine', async () => {
  await keepCopy(night(28))
  await set({})

  expect(await sendCopy.run()).toBe('niets gestuurd: er is geen sleutel ingesteld')
  expect(readdirSync(there)).toEqual([])
})

test('without a place there is nothing to do', async () => {
  await keepCopy(night(28))
  Object.assign(env, { COPIES_TO: undefined })

  expect(await sendCopy.run()).toBe('niet ingesteld')
})

test('a copy that another machine has is made anew', async () => {
  await keepCopy(night(28))
  mkdirSync(join(here, 'other'))
  Object.assign(env, { DATA_DIR: join(here, 'other') })
  await sendNewest(openFolder(there), night(29))

  expect(readdirSync(there)).toEqual([nameOf(29)])
  const copy = await opened(readFileSync(join(there, nameOf(29))))
  expect(gunzipSync(copy).toString()).toContain('"table":"airports"')
  expect(readdirSync(join(here, 'other', 'backups'))).toEqual([])
})

test('a transfer that fails leaves the copy here, says why, and is made up for', async () => {
  await keepCopy(night(28))
  Object.assign(env, { COPIES_TO: join(there, 'not-mounted') })
  await expect(sendCopy.run()).rejects.toThrow('is er niet. Is de schijf aangekoppeld?')
  expect(readdirSync(join(here, 'backups'))).toHaveLength(1)
  expect(await listSentCopies()).toEqual([])

  Object.assign(env, { COPIES_TO: there })
  await sendCopy.run()
  expect(await listSentCopies()).toHaveLength(1)
})

test('a file of which only half arrived is no copy', async () => {
  await keepCopy(night(28))
  const { keys } = bucket
  const settings = { COPIES_S3_KEY: keys.id, COPIES_S3_SECRET: keys.secret }
  Object.assign(env, { COPIES_TO: bucket.address, ...settings, COPIES_S3_REGION: keys.region })
  bucket.store = (content) => content.subarray(0, content.length / 2)

  await expect(sendCopy.run()).rejects.toThrow(/^Van de kopie staan \d+ van \d+ bytes op 127/)
  expect(await listSentCopies()).toEqual([])
})

test('what has been kept for long enough is deleted there, and the newest three never', async () => {
  const place = openFolder(there)
  await set({ copiesRecipient: recipient, copiesElsewhereDays: 7 })
  for (const day of [10, 11, 12, 13]) {
    await keepCopy(night(day))
    await sendNewest(place, night(day))
  }
  await keepCopy(night(28))

  expect(await sendNewest(place, night(28))).toMatchObject({ deleted: 2, notDeleted: null })
  expect(readdirSync(there)).toEqual([12, 13, 28].map(nameOf))
  expect((await listSentCopies()).map(({ file }) => file)).toEqual([28, 13, 12].map(nameOf))
})

test('a key that may not delete still brings copies, and that is said', async () => {
  const { keys } = bucket
  const settings = { COPIES_S3_KEY: keys.id, COPIES_S3_SECRET: keys.secret }
  Object.assign(env, { COPIES_TO: bucket.address, ...settings, COPIES_S3_REGION: keys.region })
  for (const day of [1, 2, 3, 4]) {
    bucket.files.set(`a folder/parkeerpiloot-2020-01-0${day}-032000.backup.gz.age`, Buffer.of(1))
  }
  bucket.mayDelete = false
  await keepCopy(night(28))

  expect(await sendCopy.run()).toMatch(
    / versleuteld, oude niet verwijderd: De opslag .* staat dit niet toe met deze sleutel /,
  )
  expect(await listSentCopies()).toHaveLength(1)
})

test('what is read back is compared by hash, the newest and the one that waited longest', async () => {
  const place = openFolder(there)
  for (const day of [10, 11, 12]) {
    await keepCopy(night(day))
    await sendNewest(place, night(day))
  }
  expect(await readBack(place, night(13))).toEqual([
    { file: nameOf(12), isSame: true },
    { file: nameOf(11), isSame: true },
  ])
  expect((await readBack(place, night(20))).map(({ file }) => file)).toEqual([12, 10].map(nameOf))
  expect(await readCopiesBack.run()).toBe('2 kopieën gelijk aan wat er is gestuurd')
})

test('a copy that changed there, or is cut short or gone, is found', async () => {
  await keepCopy(night(28))
  await sendCopy.run()
  const path = join(there, nameOf(28))
  const sent = readFileSync(path)
  const changed = Buffer.from(sent)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1

  for (const content of [changed, sent.subarray(0, 500)]) {
    writeFileSync(path, content)
    await expect(readCopiesBack.run()).rejects.toThrow(`${nameOf(28)} is elders weg of veranderd`)
  }
  rmSync(path)
  await expect(readCopiesBack.run()).rejects.toThrow('weg of veranderd')
  expect(await listSentCopies()).toMatchObject([{ isSame: false }])
})

test('an old copy that the storage deleted itself is forgotten', async () => {
  const place = openFolder(there)
  for (const day of [10, 11]) {
    await keepCopy(night(day))
    await sendNewest(place, night(day))
  }
  rmSync(join(there, nameOf(10)))

  expect(await readBack(place)).toEqual([{ file: nameOf(11), isSame: true }])
  expect(await listSentCopies()).toHaveLength(1)
})
