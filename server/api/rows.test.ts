import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { kinds } from '#domain/kinds.ts'
import { refusals } from './rows.ts'

const refuse = async (why: Parameters<ReturnType<typeof refusals>['refuse']>[1]) => {
  const api = new Hono().get('/', (call) => refusals(kinds.parking.noun).refuse(call, why))
  const response = await api.request('/')
  return { status: response.status, body: await response.json() }
}

test('a wrong reference is refused at its own field, in the words of what it refers to', async () => {
  const field = { column: 'admin_id', table: 'parkings' }

  expect(await refuse({ unknown: { ...field, field: 'adminId', to: 'admins' } })).toEqual({
    status: 422,
    body: {
      error: 'De parking is niet goed ingevuld',
      fields: { adminId: ['Kies een beheerder die bestaat'] },
    },
  })
})
