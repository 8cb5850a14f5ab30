import { expect, test } from 'vitest'
import { exampleSettings, publicSettings } from './setting.ts'

test('pages have the settings that visitors see, not those of the server', () => {
  const settings = publicSettings({ ...exampleSettings, product: 'Parkeerplek' })

  expect(settings).toMatchObject({ product: 'Parkeerplek', contactMonths: 12 })
  for (const name of ['affiliateTag', 'rawMonths', 'backupsKept']) {
    expect(settings).not.toHaveProperty(name)
  }
})
