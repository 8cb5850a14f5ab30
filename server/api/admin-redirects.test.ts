import { expect, test } from 'vitest'
import type { Redirect } from '#domain/address/redirect.ts'
import { type ChangeRows, rowName } from '#domain/changes/change.ts'
import { redirectFor } from '#server/http/missing.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()
withAdmin()

const all = '/api/admin/redirects'
const add = (source: string, target: string) => asAdmin<Redirect>('POST', all, { source, target })
const led = async (path: string) =>
  (await redirectFor(new Request(`http://localhost${path}`)))?.headers.get('location')

test('a redirect works at once', async () => {
  expect(await led('/oud')).toBeUndefined()
  const { status } = await add('/oud/', '/faq')

  expect(status).toBe(201)
  expect(await led('/oud')).toBe('/faq')
  expect(await led('/oud/?utm_source=brief')).toBe('/faq?utm_source=brief')
  expect((await redirectFor(new Request('http://localhost/oud')))?.status).toBe(301)
})

test('a redirect can be changed, deleted and restored', async () => {
  const { body: added } = await add('/tijdelijk', '/faq')
  const one = `${all}/${added.id}`
  const changed = await asAdmin<Redirect>('PUT', one, { ...added, target: '/blog' })
  expect(await led('/tijdelijk')).toBe('/blog')

  const stale = await asAdmin('PUT', one, { ...added, target: '/contact' })
  expect(stale).toMatchObject({ status: 409, body: { current: { target: '/blog' } } })

  const gone = await asAdmin<{ change: string }>('DELETE', one, changed.body)
  expect(await led('/tijdelijk')).toBeUndefined()

  await asAdmin('POST', `/api/admin/changes/${gone.body.change}/undo`, {})
  expect(await led('/tijdelijk')).toBe('/blog')
})

test('a redirect that completes a loop is refused', async () => {
  await add('/een', '/twee')
  await add('/twee', '/drie')
  const { status, body } = await add('/drie', '/een')

  expect(status).toBe(422)
  expect(body).toMatchObject({
    fields: { target: ['Zo leiden adressen in een kring naar elkaar'] },
  })
  expect(await led('/een')).toBe('/drie')
})

test.each([
  ['/faq', 'Op dit adres staat een pagina'],
  ['/parkeren/schiphol', 'Op dit adres staat een pagina'],
  ['/een', 'Dit adres leidt al ergens heen'],
  ['https://elders.nl', 'Begin met een schuine streep, zoals /oude-pagina'],
])('%s is refused as a source', async (source, message) => {
  const { status, body } = await add(source, '/contact')

  expect(status).toBe(422)
  expect(body).toMatchObject({ fields: { source: [message] } })
})

test('the log of changes names the admin and the redirect', async () => {
  const path = '/api/admin/changes/rows?subject=redirects&limit=1'
  const { body } = await asAdmin<ChangeRows>('GET', path)

  expect(body.changes[0]).toMatchObject({ username: 'eva', action: 'create' })
  expect(rowName('redirects', body.changes[0]?.after ?? null)).toBe('/twee')
})
