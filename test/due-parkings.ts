import { eq } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import type { Problem } from '#domain/api/problem.ts'
import type { CheckQueue, SavedCheck } from '#domain/check/check-queue.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { db } from '#server/db/client.ts'
import {
  admins,
  affiliateClicks,
  checks,
  contactRequests,
  parkings,
  providers,
  tariffs,
} from '#server/db/schema.ts'
import { asAdmin } from './admin.ts'

export const today = amsterdamDay(new Date())
export const daysAgo = (days: number) => dayAfter(today, -days)

export const checksPath = '/api/admin/checks'

type Named = { id: number; name: string }

/** Two parkings with a price of long ago, of which `busy` is clicked; all else is fresh. */
export function withDueParkings(): { quiet: Named; busy: Named } {
  const nobody = { id: 0, name: '' }
  const due = { quiet: nobody, busy: nobody }

  beforeEach(async () => {
    await db.delete(checks)
    await db.delete(contactRequests)
    await db.delete(affiliateClicks)
    await db.update(admins).set({ role: 'manager' })
    await db.update(providers).set({ marks: [] })
    await db.update(tariffs).set({ checkedOn: null, isChanged: false })
    await db
      .update(parkings)
      .set({ facts: {}, priceCheckedOn: today, reviewsReadOn: today, reviews: 10 })
    const [first, second] = await db
      .select({ id: parkings.id, name: parkings.name })
      .from(parkings)
      .orderBy(parkings.id)
      .limit(2)
    if (!first || !second) throw new Error('the seed has parkings')
    due.quiet = first
    due.busy = second
    await checkedAgo(due.quiet, 50)
    await checkedAgo(due.busy, 40)
    await click(due.busy, 3)
  })
  return due
}

export const checkedAgo = ({ id }: Named, days: number) =>
  db
    .update(parkings)
    .set({ priceCheckedOn: daysAgo(days) })
    .where(eq(parkings.id, id))

const click = ({ id, name }: Named, times: number) =>
  db.insert(affiliateClicks).values(
    Array.from({ length: times }, () => ({
      parkingId: id,
      parkingName: name,
      airportCode: 'AMS',
    })),
  )

/** More than the portion of today, which is none in a weekend. */
export const readQueue = async () =>
  (await asAdmin<CheckQueue>('GET', `${checksPath}?goal=50`)).body
export const sendCheck = (body: Record<string, unknown>) =>
  asAdmin<SavedCheck & Problem>('POST', checksPath, body)
export const undoChange = (change: string) =>
  asAdmin('POST', `/api/admin/changes/${change}/undo`, {})
