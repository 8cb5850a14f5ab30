import { expect, test } from 'vitest'
import { keysOf } from '#domain/text/keys.ts'
import { exampleSettings } from './setting.ts'
import { chapters } from './setting-field.ts'
import { publicSettings, settingFields, settingNames, settingsIn } from './setting-fields.ts'
import { settingsFormSchema, settingsSchema } from './setting-schema.ts'

test('pages have the settings that visitors see, not those of the server', () => {
  const settings = publicSettings({ ...exampleSettings, product: 'Parkeerplek' })

  expect(settings).toMatchObject({ product: 'Parkeerplek', contactMonths: 12 })
  for (const name of ['affiliateTag', 'rawMonths', 'backupsKept']) {
    expect(settings).not.toHaveProperty(name)
  }
})

test('the form takes the defaults, as they are and as they are typed', () => {
  const typed = Object.fromEntries(settingNames.map((name) => [name, `${exampleSettings[name]}`]))

  expect(settingsFormSchema.parse(exampleSettings)).toEqual(exampleSettings)
  expect(settingsFormSchema.parse(typed)).toEqual(exampleSettings)
})

const wholes = settingNames.flatMap((name) => {
  const field = settingFields[name]
  return field.kind === 'whole' ? [[name, ...field.range] as const] : []
})

test.each(wholes)('%s is from %i to %i, and its default beyond', (name, lowest, highest) => {
  for (const beyond of [lowest - 1, highest + 1]) {
    const { issues } =
      settingsFormSchema.safeParse({ ...exampleSettings, [name]: beyond }).error ?? {}
    expect(issues?.[0]?.message).toBe(`Kies een getal van ${lowest} tot ${highest}`)
    expect(settingsSchema.parse({ [name]: beyond })[name]).toBe(exampleSettings[name])
  }
  expect(settingsSchema.parse({ [name]: highest })[name]).toBe(highest)
})

test('every setting is in a chapter, and has a label of its own', () => {
  const found = keysOf(chapters).flatMap(settingsIn)
  const labels = settingNames.map((name) => settingFields[name].label)

  expect(found.toSorted()).toEqual(settingNames.toSorted())
  expect(labels).toEqual([...new Set(labels)])
})
