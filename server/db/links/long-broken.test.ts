import { expect, test } from 'vitest'
import { checkedAddress } from '#domain/outbound/checked-page.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import { readDashboard } from '#server/db/dashboard.ts'
import { linkChecks, parkings } from '#server/db/schema.ts'
import { withSeededDatabase } from '#test/database.ts'

withSeededDatabase()

const bookingPage = 'https://boek.ringvaart.nl/?van={van}&tot={tot}'
const todos = async () =>
  (await readDashboard()).checklist.filter(({ kind }) => kind === 'broken-links')

test('pages that are gone or changed for 48 hours are one line of the list of things to do', async () => {
  await db.update(parkings).set({ bookingPage, isSample: false })
  const [hour, now] = [3_600_000, Date.now()]
  const rows = await db.select().from(parkings).orderBy(parkings.id).limit(4)
  const outcomes = ['gone', 'changed', 'blocked', 'gone'] as const
  await db.insert(linkChecks).values(
    rows.map(({ id, airportCode, providerCode: code }, at) => ({
      ...{ parkingId: id, page: 'booking' as const, outcome: outcomes[at] ?? 'gone' },
      address: checkedAddress(bookingPage, { airportCode, code }, amsterdamDay(new Date())) ?? '',
      // Of the last one it was seen once.
      ...{ seen: '404', tries: at === 3 ? 1 : 3 },
      ...{ since: new Date(now - 48 * hour), checkedAt: new Date(now) },
    })),
  )
  expect(await todos()).toEqual([{ kind: 'broken-links', pages: 2 }])

  await db.delete(linkChecks)
  expect(await todos()).toEqual([])
})
