import { and, between, eq, isNotNull, sql } from 'drizzle-orm'
import {
  type DayNote,
  inDayOrder,
  publishedNotes,
  seasonNotes,
} from '#domain/statistics/day-note.ts'
import type { Period } from '#domain/statistics/period.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { type Database, db } from '#server/db/client.ts'
import type { Editor } from '#server/db/editing.ts'
import { dayNotes, posts, tariffs } from '#server/db/schema.ts'

/** What was typed, and what is noted by itself, on the days of a period. */
export async function listDayNotes({ from, to }: Period): Promise<DayNote[]> {
  const [kept, published, seasons] = await Promise.all([
    db
      .select({ day: dayNotes.day, text: dayNotes.text, by: dayNotes.username })
      .from(dayNotes)
      .where(between(dayNotes.day, from, to)),
    db
      .select({ day: posts.date, title: posts.title })
      .from(posts)
      .where(and(eq(posts.status, 'published'), between(posts.date, from, to))),
    db
      .select({
        day: sql<string>`${tariffs.validFrom}::text`,
        name: tariffs.name,
        parkings: sql<number>`count(distinct ${tariffs.parkingId})::int`,
      })
      .from(tariffs)
      .where(between(tariffs.validFrom, from, to))
      .groupBy(tariffs.validFrom, tariffs.name),
  ])
  return inDayOrder([...kept, ...publishedNotes(published), ...seasonNotes(seasons)])
}

/** The one note of a day that is typed, in the place of a former one. */
export async function writeDayNote({ username }: Editor, day: string, text: string): Promise<void> {
  if (text === '') {
    await db.delete(dayNotes).where(and(eq(dayNotes.day, day), isNotNull(dayNotes.username)))
    return
  }
  await db
    .insert(dayNotes)
    .values({ day, text, username })
    .onConflictDoUpdate({
      target: dayNotes.day,
      targetWhere: isNotNull(dayNotes.username),
      set: { text, username },
    })
}

/** Notes by itself what happened today. */
export async function noteToday(tx: Database, text: string): Promise<void> {
  await tx.insert(dayNotes).values({ day: amsterdamDay(new Date()), text, username: null })
}
