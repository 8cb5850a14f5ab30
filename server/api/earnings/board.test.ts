import { expect, test } from 'vitest'
import type { Board } from '#domain/earnings/board/board.ts'
import type { EarningTable } from '#domain/earnings/board/breakdown.ts'
import { asAdmin, withAdmin } from '#test/admin.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()
withAdmin()

const board = '/api/admin/earnings'
const table = `${board}/table`

test('an empty board has its weeks, and says what has been set up', async () => {
  const { status, body } = await asAdmin<Board>('GET', `${board}?weeks=4`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ weeks: 4, day: 'click', now: { clicks: 0 } })
  expect(body.perWeek).toHaveLength(4)
  expect(body.setUp.parkings).toBeGreaterThan(0)
})

test('a table says which page it is', async () => {
  const { body } = await asAdmin<EarningTable>('GET', `${table}?by=page&page=9&size=5`)
  expect(body).toMatchObject({ by: 'page', page: 1, size: 5 })
})

test.each([
  [`${board}?day=morgen`, 'day'],
  [`${board}?from=2026-10-12`, 'to'],
  [`${board}?from=2026-10-12&to=2020-01-01`, 'to'],
  [`${table}?by=traveller`, 'by'],
  [`${table}?sort=rate`, 'sort'],
  [`${table}?size=0`, 'size'],
])('%s is refused at %s', async (address, field) => {
  expect(await asAdmin('GET', address)).toMatchObject({
    status: 422,
    body: { fields: { [field]: [expect.any(String)] } },
  })
})
