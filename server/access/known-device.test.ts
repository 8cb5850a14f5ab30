import { expect, test } from 'vitest'
import { withSeededDatabase } from '#test/database.ts'
import { deviceToken, isKnownDevice } from './known-device.ts'

withSeededDatabase()

test('a device token is valid for one username and for 180 days', async () => {
  const token = await deviceToken('beheer')
  const later = Date.now() + 181 * 24 * 60 * 60_000

  expect(await isKnownDevice('beheer', token)).toBe(true)
  expect(await isKnownDevice('collega', token)).toBe(false)
  expect(await isKnownDevice('beheer', token, later)).toBe(false)
})
