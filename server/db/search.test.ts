import { expect, test } from 'vitest'
import { db } from '#server/db/client.ts'
import { addContact } from '#server/db/contacts.ts'
import { parkings, tariffs } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'
import { findRecords, searchRecords } from './search.ts'

withSeededDatabase()

const namesFor = async (typed: string, kind = 'airport') =>
  (await searchRecords('manager', typed))
    .filter((found) => found.kind === kind)
    .map(({ name }) => name)

test.each([
  ['koln', 'Köln/Bonn'],
  ['BONN', 'Köln/Bonn'],
  ['cgn', 'Köln/Bonn'],
  ['keulen', 'Köln/Bonn'],
  ['dusseldorf', 'Düsseldorf'],
])('"%s" finds an airport by its name, code or other name', async (typed, name) => {
  expect(await namesFor(typed)).toEqual([name])
})

test('every word must match, in any order, and a name that starts so comes first', async () => {
  expect(await namesFor('bonn zzz')).toEqual([])
  expect((await namesFor('ei'))[0]).toBe('Eindhoven')
})

test('a kind has at most six hits, and an empty search none', async () => {
  expect(await namesFor('a', 'parking')).toHaveLength(6)
  expect(await searchRecords('manager', ' ?! ')).toEqual([])
})

test('records are found by id, and those that are gone are left out', async () => {
  const found = await findRecords('manager', new Map([['airport', [1, 999_999]]]))

  expect(found).toMatchObject([{ kind: 'airport', id: 1, code: 'AMS' }])
})

test('a message is found by an editor, and not by a reader', async () => {
  const { id } = await addContact(
    {
      name: 'Zoë Zoekmij',
      email: 'zoe@example.com',
      subject: 'Een vraag',
      message: 'Hoe laat gaat u open?',
    },
    false,
  )
  const ids = new Map([['contact' as const, [id]]])

  expect(await searchRecords('editor', 'zoekmij')).toMatchObject([{ kind: 'contact', id }])
  expect(await searchRecords('reader', 'zoekmij')).toEqual([])
  expect(await findRecords('reader', ids)).toEqual([])
})

test('a tariff is found by its name and by that of its parking, on whose page it is', async () => {
  const [parking] = await db.select().from(parkings).limit(1)
  if (!parking) throw new Error('the seed has parkings')
  const [tariff] = await db
    .insert(tariffs)
    .values({
      parkingId: parking.id,
      name: 'Zomer 2041',
      validFrom: '2041-06-01',
      billing: 'day',
      steps: [{ days: 8, total: 80 }],
      extraDay: 10,
    })
    .returning({ id: tariffs.id })

  const found = { kind: 'tariff', id: tariff?.id, ownerId: parking.id, detail: parking.name }
  expect(await searchRecords('reader', `zomer 2041 ${parking.name}`)).toMatchObject([found])
  expect(await findRecords('reader', new Map([['tariff', [tariff?.id ?? 0]]]))).toMatchObject([
    found,
  ])
})
