import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { allKinds, kinds } from '#domain/kinds.ts'
import { calls } from './routes.ts'
import { refusals } from './rows.ts'

const refuse = async (why: Parameters<ReturnType<typeof refusals>['refuse']>[1]) => {
  const api = new Hono().get('/', (call) => refusals(kinds.parking.noun).refuse(call, why))
  const response = await api.request('/')
  return { status: response.status, body: await response.json() }
}

test('an unknown reference is refused at its field, with the noun of its target', async () => {
  const field = { column: 'admin_id', table: 'parkings' }

  expect(await refuse({ unknown: { ...field, field: 'adminId', to: 'admins' } })).toEqual({
    status: 422,
    body: {
      error: 'De parking is niet goed ingevuld',
      fields: { adminId: ['Kies een collega die bestaat'] },
    },
  })
})

test('every kind with a path has its list call, and an ordered kind its order call', () => {
  const names = new Set(calls.map(({ method, path }) => `${method} ${path}`))
  const missing = allKinds.flatMap(({ path, isOrdered }) => {
    if (path === null) return []
    const list = `/api/admin/${path}`
    return [`GET ${list}`, ...(isOrdered ? [`PUT ${list}/order`] : [])].filter(
      (name) => !names.has(name),
    )
  })

  expect(missing).toEqual([])
})
