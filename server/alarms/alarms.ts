import type { Settings } from '#domain/settings/setting.ts'
import { type AlarmStep, type Cause, nextAlarms } from '#domain/system/alarm.ts'
import { causesOf } from '#domain/system/causes.ts'
import { refusesMail } from '#domain/system/system-report.ts'
import { counted } from '#domain/text/number.ts'
import { findSettings } from '#server/db/settings.ts'
import { listKnownAlarms, markAlarmMailed, saveAlarm } from '#server/db/system/alarms.ts'
import { env } from '#server/env.ts'
import { alarmLetter } from '#server/mail/alarm-letter.ts'
import { sendMail } from '#server/mail/send.ts'
import { mailAccountEvents } from './mail-account-events.ts'

/** So long nothing is mailed after a refusal: another would say the same. */
const restAfterRefusalMs = 15 * 60_000

/**
 * Looks for what is not well, keeps it for the dashboard and Systeem, and mails what is new, what lasts and what is
 * over. Also mails the owners of accounts what happened to theirs.
 */
export const alarms = {
  name: 'alarms',
  title: 'Alarmen en meldingen',
  every: '*/2 * * * *',

  async run(now = new Date()): Promise<string> {
    // Imported late: it lists the jobs, of which this is one.
    const { readFacts } = await import('#server/system/facts.ts')
    const facts = await readFacts(now)
    const causes = causesOf(facts)
    const steps = nextAlarms(await listKnownAlarms(now), causes, now.toISOString())
    const { lastRefusal } = facts.mail
    const isResting =
      refusesMail(facts.mail) &&
      now.getTime() - Date.parse(lastRefusal?.at ?? '') < restAfterRefusalMs
    // What is over, and can't be told yet, is not over yet.
    const kept = steps.filter(({ mail }) => !(isResting && mail === 'over'))
    for (const { alarm } of kept) await saveAlarm(alarm)
    if (env.SMTP_URL && !isResting) await mailAll(steps, causes, now)
    return causes.length === 0
      ? 'alles is in orde'
      : `niet in orde: ${counted(causes.length, 'oorzaak', 'oorzaken')}`
  },
}

/** A mail that is not taken is an alarm itself, seen by the next run. So it is no failure of this job. */
async function mailAll(steps: AlarmStep[], causes: Cause[], now: Date): Promise<void> {
  const settings = await findSettings()
  try {
    for (const step of steps) await mailStep(step, causes, settings, now)
    await mailAccountEvents(settings)
  } catch {
    // Told by sendMail.
  }
}

async function mailStep(
  { alarm, mail }: AlarmStep,
  causes: Cause[],
  settings: Settings,
  now: Date,
): Promise<void> {
  if (mail === null) return
  const isLeft = ({ cause }: Cause) => alarm.found.effects.some((effect) => effect.cause === cause)
  await sendMail(alarmLetter(alarm, mail, settings, causes.filter(isLeft)))
  if (mail !== 'over') await markAlarmMailed(alarm.cause, now)
}
