import { afterEach, beforeEach, expect, test } from 'vitest'
import { db } from '#server/db/client.ts'
import { admins, auditLog, secrets } from '#server/db/schema.ts'
import { env } from '#server/env.ts'
import { withSeededDatabase } from '#test/database.ts'
import { resealAll } from './reseal.ts'
import { seal, unseal } from './seal.ts'

withSeededDatabase()

const first = 'de eerste sleutel van deze site, lang genoeg'
const second = 'een andere sleutel, die ook lang genoeg is'

function keys({ key, old }: { key?: string; old?: string }) {
  env.SECRETS_KEY = key
  env.SECRETS_KEY_OLD = old
}

beforeEach(async () => {
  await db.delete(secrets)
  await db.delete(admins)
})
afterEach(() => keys({}))

test.each([
  ['a key of the database', {}],
  ['SECRETS_KEY', { key: first }],
])('with %s a sealed text can be unsealed and is unreadable by itself', async (_, given) => {
  keys(given)
  const sealed = await seal('geheim')

  expect(sealed).not.toContain('geheim')
  expect(await seal('geheim')).not.toBe(sealed)
  expect(await unseal(sealed)).toBe('geheim')
})

test('a text that was changed, or sealed with another key, is not unsealed', async () => {
  const sealed = await seal('geheim')
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`
  expect(await unseal(changed)).toBeUndefined()
  expect(await unseal('niets')).toBeUndefined()
  // Too short a tag would be guessable.
  expect(await unseal(sealed.slice(0, 24))).toBeUndefined()

  await db.delete(secrets)
  expect(await unseal(sealed)).toBeUndefined()
})

test('a text sealed with SECRETS_KEY outlives the keys of the database', async () => {
  keys({ key: first })
  const sealed = await seal('geheim')
  await db.delete(secrets)

  expect(await unseal(sealed)).toBe('geheim')
  keys({ key: second })
  expect(await unseal(sealed)).toBeUndefined()
  keys({ key: second, old: first })
  expect(await unseal(sealed)).toBe('geheim')
})

async function stored(): Promise<{ secret: string; pending: string }> {
  const [admin] = await db.select().from(admins)
  return { secret: admin?.totpSecret ?? '', pending: admin?.totpPending ?? '' }
}

async function store(totpSecret: string, totpPending: string) {
  await db.insert(admins).values({ username: 'beheer', totpSecret, totpPending })
}

type Keys = Parameters<typeof keys>[0]

test.each<[string, Keys, Keys]>([
  ['a key, where there was none', {}, { key: first }],
  ['another key', { key: first }, { key: second, old: first }],
  ['no key any more', { key: first }, { old: first }],
])('at the start what is stored is sealed with the present key: %s', async (_, before, after) => {
  keys(before)
  await store(await seal('geheim'), await seal('bijna geheim'))
  keys(after)
  await resealAll(db)
  const sealed = await stored()

  // The former key is not needed any more.
  keys({ key: after.key })
  expect([await unseal(sealed.secret), await unseal(sealed.pending)]).toEqual([
    'geheim',
    'bijna geheim',
  ])
  await resealAll(db)
  expect(await stored()).toEqual(sealed)
  expect(await db.$count(auditLog)).toBe(0)
})

test('what no key opens stays as it is, and its key still opens it', async () => {
  keys({ key: first })
  await store(await seal('geheim'), 'niets')
  const sealed = await stored()
  keys({})
  await resealAll(db)

  expect(await stored()).toEqual(sealed)
  keys({ key: first })
  expect(await unseal((await stored()).secret)).toBe('geheim')
})

test('another SECRETS_KEY than that of before is refused in one line, and changes nothing', async () => {
  keys({ key: first })
  await store(await seal('geheim'), await seal('bijna geheim'))
  await resealAll(db)
  const sealed = await stored()

  keys({ key: second })
  await expect(resealAll(db)).rejects.toThrow(/^Wrong setting: SECRETS_KEY is not the key .+$/)
  expect(await stored()).toEqual(sealed)
  keys({ key: first })
  await resealAll(db)
})

test('a lost SECRETS_KEY is replaced once nothing needs it any more', async () => {
  keys({ key: first })
  await store(await seal('geheim'), await seal('bijna geheim'))
  await resealAll(db)
  keys({})
  await resealAll(db)
  await db.update(admins).set({ totpSecret: null, totpPending: null })

  keys({ key: second })
  await expect(resealAll(db)).resolves.toBeUndefined()
})
