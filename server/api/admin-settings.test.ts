import { expect, test, vi } from 'vitest'
import { exampleSettings, type SavedSettings } from '#domain/settings/setting.ts'
import { db } from '#server/db/client.ts'
import { knownContentVersion, refreshContentVersion } from '#server/db/content-version.ts'
import { failures, settings } from '#server/db/schema.ts'
import { findSettings } from '#server/db/settings.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()
withAdmin()

const path = '/api/admin/settings'
const read = async () => (await asAdmin<SavedSettings>('GET', path)).body
const save = (values: object, version?: number) =>
  asAdmin<SavedSettings>('PUT', path, { values, version })

test('a changed setting is public at once, and an omitted one keeps its value', async () => {
  const before = knownContentVersion()
  const { version } = await read()
  const { status, body } = await save({ product: 'Ander Merk', facebookUrl: '' }, version)

  expect(status).toBe(200)
  expect(body.values).toEqual({ ...exampleSettings, product: 'Ander Merk' })
  expect(body.version).toBe(version + 1)
  expect(knownContentVersion()).toBeGreaterThan(before)
})

test('a stale version is refused with 409 and the current settings', async () => {
  const { version } = await read()
  await save({ company: 'Van de ander' }, version)
  const { status, body } = await save({ company: 'Van mij' }, version)

  expect(status).toBe(409)
  expect(body).toMatchObject({ current: { values: { company: 'Van de ander' } } })
})

test.each([
  [{ product: ' ' }, 'product'],
  [{ email: 'info@' }, 'email'],
  [{ vatNumber: '' }, 'vatNumber'],
  [{ facebookUrl: 'javascript:alert(1)' }, 'facebookUrl'],
  [{ affiliateTag: 'bron' }, 'affiliateTag'],
  [{ affiliateTag: 'a=b&c=d' }, 'affiliateTag'],
  [{ contactMonths: 0 }, 'contactMonths'],
  [{ contactMonths: 'veel' }, 'contactMonths'],
  [{ backupsKept: 91 }, 'backupsKept'],
  [{ copiesRecipient: 'age1' }, 'copiesRecipient'],
  [{ analyticsService: 'hotjar' }, 'analyticsService'],
  [{ analyticsService: 'plausible', analyticsId: 'x' }, 'analyticsHost'],
  [{ analyticsHost: 'https://stats.example/; script-src *' }, 'analyticsHost'],
  [{ analyticsHost: 'https://stats.example/pad' }, 'analyticsHost'],
  [{ analyticsHost: 'https://stats.example;sandbox' }, 'analyticsHost'],
  [{ analyticsHost: 'https://*' }, 'analyticsHost'],
  [{ analyticsHost: "https://a,'unsafe-inline'" }, 'analyticsHost'],
])('%j is refused with an error at its field', async (wrong, field) => {
  const { status, body } = await save(wrong)

  expect(status).toBe(422)
  expect(body).toHaveProperty(`fields.${field}`)
})

test('a secret key of age is refused, and stored and repeated nowhere', async () => {
  const secret = 'AGE-SECRET-KEY-1N7U4M9VQH0MEVCS374EWR8MCAVR0GMR22T2FH2N6HGGVV3LNY3UQ4EGL3C'
  const written = vi.spyOn(process.stderr, 'write')
  const { status, body } = await save({ copiesRecipient: `# public key\n${secret}` })

  expect(status).toBe(422)
  expect(JSON.stringify(body)).toContain('Dit is de geheime sleutel')
  const kept = [body, await read(), written.mock.calls, await db.select().from(failures)]
  expect(JSON.stringify(kept)).not.toContain(secret)
})

test.each([null, 5, 'tekst', []])(
  '%j is refused as settings, and changes nothing',
  async (values) => {
    const before = await read()
    await asAdmin('PUT', path, { values })

    expect((await read()).values).toEqual(before.values)
  },
)

test('a stored value that is no longer valid falls back to its default', async () => {
  await db.update(settings).set({ values: { contactMonths: 999, product: 'Blijft' } })
  await refreshContentVersion()

  expect(await findSettings()).toMatchObject({ contactMonths: 12, product: 'Blijft' })
})

test('the two stays of the price basket differ, also when only one of them is changed', async () => {
  const change = (values: object) => asAdmin('PUT', '/api/admin/settings', { values })

  expect((await change({ basketShortDays: 8 })).body).toMatchObject({
    fields: { basketLongDays: ['Kies meer dagen dan bij het korte verblijf'] },
  })
  expect((await change({ basketLongDays: 31 })).status).toBe(422)
  expect((await change({ basketShortDays: 8, basketLongDays: 14 })).status).toBe(200)
})
