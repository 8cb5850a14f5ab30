import type { Settings } from '#domain/settings/setting.ts'
import type { Trouble } from '#domain/system/alarm.ts'
import { databaseAway, noRoom } from '#domain/system/causes.ts'
import { dayMs } from '#domain/text/date.ts'
import { connection } from '#server/db/client.ts'
import { findSettings } from '#server/db/settings.ts'
import { listOpenAlarms, saveAlarm } from '#server/db/system/alarms.ts'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'
import { alarmLetter } from '#server/mail/alarm-letter.ts'
import { sendMail } from '#server/mail/send.ts'

const lookEveryMs = 10_000
const patienceMs = 60_000
const tryAgainMs = 5 * 60_000
const readSettingsEveryMs = 5 * 60_000

type Outage = {
  /** What is wrong, in the words of its beginning. */
  found: Trouble
  since: number
  mailedAt: number | null
  /** When a mail was last tried. */
  triedAt: number | null
}

/**
 * Watches a database that can't keep its own alarm, because it is away or takes no writes. After a minute it mails,
 * with the address that it remembers; once the database is back it keeps the alarm there, which the job of the alarms
 * ends. Of several processes each watches, and so each mails: they can't agree on one without the database.
 */
export function databaseWatch(ask: () => Trouble['cause'] | null = troubleOfDatabase) {
  let settings: Settings | undefined
  let settingsReadAt = Number.NEGATIVE_INFINITY
  let outage: Outage | undefined

  async function look(now = Date.now()): Promise<void> {
    const cause = ask()
    if (cause === null) return healthy(now)
    const since = outage?.found.cause === cause ? outage.since : now
    if (outage?.found.cause !== cause) {
      const found = cause === 'disk' ? noRoom : databaseAway(new Date(since).toISOString())
      outage = { found, since, mailedAt: null, triedAt: null }
    }
    if (outage && isDue(outage, now)) await tell(outage, now)
  }

  async function healthy(now: number): Promise<void> {
    if (outage && now - outage.since >= patienceMs) {
      const { found, since, mailedAt } = outage
      await saveAlarm({
        cause: found.cause,
        found: { ...found, effects: [] },
        since: new Date(since).toISOString(),
        seenAt: new Date(now).toISOString(),
        mailedAt: mailedAt === null ? null : new Date(mailedAt).toISOString(),
        overAt: null,
      })
    }
    outage = undefined
    if (now - settingsReadAt < readSettingsEveryMs) return
    settings = await findSettings()
    settingsReadAt = now
  }

  async function tell(outage: Outage, now: number): Promise<void> {
    outage.triedAt = now
    const told = await mailedBefore(outage.found.cause)
    if (told !== null && now - told < dayMs) {
      outage.mailedAt = told
      return
    }
    if (!env.SMTP_URL || !settings) return
    const { found, since, mailedAt } = outage
    const at = new Date(since).toISOString()
    const alarm = { cause: found.cause, since: at, seenAt: at, mailedAt: null, overAt: null }
    const why = mailedAt === null ? 'begun' : 'still'
    await sendMail(alarmLetter({ ...alarm, found: { ...found, effects: [] } }, why, settings))
    outage.mailedAt = now
  }

  return { look }
}

function isDue({ since, mailedAt, triedAt }: Outage, now: number): boolean {
  if (now - since < patienceMs) return false
  if (triedAt !== null && now - triedAt < tryAgainMs) return false
  return mailedAt === null || now - mailedAt >= dayMs
}

/** A database without room still reads. */
async function mailedBefore(cause: string): Promise<number | null> {
  if (cause !== 'disk') return null
  const open = await listOpenAlarms().catch(() => [])
  const { mailedAt = null } = open.find((alarm) => alarm.cause === cause) ?? {}
  return mailedAt === null ? null : Date.parse(mailedAt)
}

function troubleOfDatabase(): 'database' | 'disk' | null {
  if (connection.isAway()) return 'database'
  return connection.lacksSpace() ? 'disk' : null
}

/** Looks every few seconds, for as long as the process lives. */
export function watchDatabase(): void {
  const { look } = databaseWatch()
  let isLooking = false
  setInterval(async () => {
    if (isLooking) return
    isLooking = true
    // What was logged is enough, and it is tried again.
    await look().catch((error) => log.debug('watch of the database', { error }))
    isLooking = false
  }, lookEveryMs).unref()
}
