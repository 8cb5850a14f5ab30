import { beforeEach, expect, test } from 'vitest'
import { api } from '#server/api/routes.ts'
import { db } from '#server/db/client.ts'
import { refreshContentVersion } from '#server/db/content-version.ts'
import { priceBaskets, tariffs } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()

const price = {
  month: '2026-01',
  airportCode: 'AMS',
  days: 8,
  lowest: 5560,
  middle: 10_000,
  parkings: 5,
}

beforeEach(async () => {
  // So that nothing is measured today.
  await db.delete(tariffs)
  await refreshContentVersion()
  await db.delete(priceBaskets)
  await db.insert(priceBaskets).values([price, { ...price, month: '2025-12', airportCode: 'EIN' }])
})

test('every month is public, the newest first, in whole cents', async () => {
  const response = await api.request('/api/price-basket')

  expect(response.headers.get('cache-control')).toMatch(/public/)
  expect(await response.json()).toEqual([
    { ...price, airport: 'Schiphol', dropOff: '2026-02-07', isSample: true },
    {
      ...{ ...price, month: '2025-12', airportCode: 'EIN', airport: 'Eindhoven' },
      ...{ dropOff: '2026-01-03', isSample: true },
    },
  ])
})

test('the same is a file for a spreadsheet', async () => {
  const response = await api.request('/api/price-basket.csv')

  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="parkeerprijzen.csv"',
  )
  expect((await response.text()).split('\r\n')[1]).toBe(
    '2026-01;2026-02-07;AMS;Schiphol;8;55,60;100,00;5;ja',
  )
})
