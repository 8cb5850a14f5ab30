import { desc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { type Alarm, backMs } from '#domain/system/alarm.ts'
import { db } from '#server/db/client.ts'
import { alarms } from '#server/db/schema.ts'

const alarmOf = ({
  since,
  seenAt,
  mailedAt,
  overAt,
  ...row
}: typeof alarms.$inferSelect): Alarm => ({
  ...row,
  since: since.toISOString(),
  seenAt: seenAt.toISOString(),
  mailedAt: mailedAt?.toISOString() ?? null,
  overAt: overAt?.toISOString() ?? null,
})

/** Those that are open, and those that may come back. */
export async function listKnownAlarms(now = new Date()): Promise<Alarm[]> {
  const mayComeBack = gt(alarms.overAt, new Date(now.getTime() - backMs))
  const rows = await db
    .select()
    .from(alarms)
    .where(or(isNull(alarms.overAt), mayComeBack))
    .orderBy(desc(alarms.since))
  return rows.map(alarmOf)
}

/** The oldest first. */
export async function listOpenAlarms(): Promise<Alarm[]> {
  const rows = await db.select().from(alarms).where(isNull(alarms.overAt)).orderBy(alarms.since)
  return rows.map(alarmOf)
}

/** What is over, the last first. */
export async function listPastAlarms(): Promise<Alarm[]> {
  const rows = await db
    .select()
    .from(alarms)
    .where(isNotNull(alarms.overAt))
    .orderBy(desc(alarms.overAt))
    .limit(20)
  return rows.map(alarmOf)
}

/** Keeps what became of an alarm. Of a cause that another process opened meanwhile, that one stays. */
export async function saveAlarm({ id, ...alarm }: Alarm): Promise<void> {
  const { cause, found } = alarm
  const [since, seenAt] = [new Date(alarm.since), new Date(alarm.seenAt)]
  const mailedAt = alarm.mailedAt === null ? null : new Date(alarm.mailedAt)
  const overAt = alarm.overAt === null ? null : new Date(alarm.overAt)
  const values = { cause, found, since, seenAt, mailedAt, overAt }
  if (id !== undefined) {
    await db.update(alarms).set(values).where(eq(alarms.id, id))
    return
  }
  await db
    .insert(alarms)
    .values(values)
    .onConflictDoUpdate({
      target: alarms.cause,
      targetWhere: sql`over_at is null`,
      set: { seenAt, mailedAt: sql`coalesce(${alarms.mailedAt}, excluded.mailed_at)` },
    })
}

export async function markAlarmMailed(cause: string, at: Date): Promise<void> {
  const isOpen = sql`${alarms.cause} = ${cause} and ${alarms.overAt} is null`
  await db.update(alarms).set({ mailedAt: at }).where(isOpen)
}

export async function deleteAlarmsBefore(oldest: Date): Promise<number> {
  const old = lt(alarms.overAt, oldest)
  return (await db.delete(alarms).where(old).returning({ id: alarms.id })).length
}
