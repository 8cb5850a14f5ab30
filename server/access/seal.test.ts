import { expect, test } from 'vitest'
import { db } from '#server/db/client.ts'
import { secrets } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { seal, unseal } from './seal.ts'

withSeededDatabase()

test('a sealed text can be unsealed and is unreadable by itself', async () => {
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

  await db.delete(secrets)
  expect(await unseal(sealed)).toBeUndefined()
})
