import { afterEach, expect, test, vi } from 'vitest'
import { exampleSettings } from '#domain/settings/setting.ts'
import { app } from '#server/app.ts'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { auditLog, settings } from '#server/db/schema.ts'
import { emptySetting } from '#server/db/settings.ts'
import { requestAsAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

// Replaces the pages, which need a build.
vi.mock('#server/http/pages.ts', () => ({
  addresses: [],
  renderPage: async () => new Response('page'),
  renderNotFound: async () => new Response('not found', { status: 404 }),
}))

withSeededDatabase()
withAdmin()

const office = '203.0.113.0/24'
const from = (address: string) => ({ incoming: { socket: { remoteAddress: address } } })

async function limitTo(adminNetworks: string) {
  await db.update(settings).set({ values: { ...exampleSettings, adminNetworks } })
  await refreshContentVersion()
}

afterEach(() => limitTo(''))

const page = async (path: string, address: string) =>
  (await app.request(path, {}, from(address))).status

test.each([
  '/admin',
  '/admin/login',
  '/Admin/uitnodiging',
  '/%61dmin/parkings',
  '/admin/login.data',
  '/admin.data',
])('from elsewhere %s is not found', async (path) => {
  await limitTo(office)

  expect(await page(path, '203.0.113.7')).toBe(200)
  expect(await page(path, '::ffff:203.0.113.7')).toBe(200)
  expect(await page(path, '203.0.112.7')).toBe(404)
  expect(await page(path, 'unknown')).toBe(404)
  await limitTo('')
  expect(await page(path, '203.0.112.7')).toBe(200)
})

test('the site is open to everyone', async () => {
  await limitTo(office)

  for (const path of ['/', '/parkeren/schiphol', '/administratie', '/api/airports', '/healthz']) {
    expect([path, await page(path, '192.0.2.1')]).toEqual([path, 200])
  }
})

test.each([
  ['GET', '/api/admin/dashboard'],
  ['GET', '/api/%61dmin/dashboard'],
  ['POST', '/api/admin/sessions'],
  ['GET', '/api/admin/nergens'],
  ['POST', '/api/password-link'],
  ['PUT', '/api/password-link'],
])('from elsewhere %s %s is not there, with or without a login', async (method, path) => {
  await limitTo(office)
  const asked = {
    method,
    headers: { 'content-type': 'application/json' },
    body: method === 'GET' ? null : '{}',
  }
  const outside = await app.request(path, asked, from('192.0.2.1'))
  const inside = await app.request(path, asked, from('203.0.113.9'))

  expect(outside.status).toBe(404)
  expect(await outside.json()).toMatchObject({ error: expect.any(String) })
  expect([401, 422]).toContain(inside.status)
})

test('a list without the address of who saves it is refused, and so is an undo that brings it back', async () => {
  const save = (adminNetworks: string) =>
    requestAsAdmin(
      'PUT',
      '/api/admin/settings',
      { values: { adminNetworks } },
      {},
      from('203.0.113.7'),
    )
  const refused = await save('10.0.0.0/8')
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({
    fields: {
      adminNetworks: ['Je eigen adres, 203.0.113.7, staat er niet in. Zo sluit je jezelf buiten.'],
    },
  })

  const saved = await save(` ${office}, 2001:db8::/32 `)
  expect(await saved.json()).toMatchObject({
    values: { adminNetworks: `${office}\n2001:db8::/32` },
  })
  expect((await save('')).status).toBe(200)
  const [emptied] = (await db.select().from(auditLog).orderBy(auditLog.id)).toReversed()
  const undo = (address: string) =>
    requestAsAdmin('POST', `/api/admin/changes/${emptied?.change}/undo`, {}, {}, from(address))
  const undone = await undo('192.0.2.9')
  expect(undone.status).toBe(409)
  expect(await undone.json()).toEqual({
    error: 'Je eigen adres, 192.0.2.9, staat er niet in. Zo sluit je jezelf buiten.',
  })
  expect((await undo('203.0.113.7')).status).toBe(200)
})

test.each(['kantoor', '203.0.113.0/33', '203.0.113.7/24'])(
  '%s is refused at its field',
  async (adminNetworks) => {
    const response = await requestAsAdmin('PUT', '/api/admin/settings', {
      values: { adminNetworks },
    })

    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      fields: { adminNetworks: [expect.stringContaining(`‘${adminNetworks}’`)] },
    })
  },
)

test('the machine opens it again, and changes no other setting', async () => {
  await db.update(settings).set({
    values: { ...exampleSettings, product: 'Anders', adminNetworks: office, twoSteps: 'manager' },
  })
  await emptySetting('adminNetworks')
  const [row] = await db.select().from(settings)

  expect(row?.values).toMatchObject({ product: 'Anders', adminNetworks: '', twoSteps: 'manager' })
})
