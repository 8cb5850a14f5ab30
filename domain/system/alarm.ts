import { dayMs } from '#domain/text/date.ts'

/** What can be done about it on the page Systeem, if anything. */
export type Remedy = 'copies' | 'back-up' | 'mail' | 'job'

/** Something that is not well, in words. */
export type Trouble = {
  /** What it is, such as `disk` or `job:roll-up`. */
  cause: string
  /** One short sentence. */
  title: string
  text: string
  remedy?: Remedy
}

/** Trouble that nothing else explains, with what it brings about. */
export type Cause = Trouble & { effects: Trouble[] }

/** A cause over time. */
export type Alarm = {
  id?: number
  cause: string
  found: Cause
  since: string
  seenAt: string
  mailedAt: string | null
  overAt: string | null
}

/** Why an alarm is mailed: it began, it is there a day later, or it is over. */
export type AlarmMail = 'begun' | 'still' | 'over'

export type AlarmStep = { alarm: Alarm; mail: AlarmMail | null }

const minuteMs = 60_000

/** It is over once it was not seen for so long: what comes and goes is one alarm. */
export const calmMs = 10 * minuteMs

/** What comes back within this time had not ended. */
export const backMs = 60 * minuteMs

/** So long managers read of what is over. */
export const alarmDays = 30

/**
 * What becomes of the alarms that are open, or were until an hour ago, with what is seen now. One mail per cause:
 * the next comes a day later, or when it is over.
 */
export function nextAlarms(known: Alarm[], causes: Cause[], now: string): AlarmStep[] {
  return [...causes.map((cause) => seen(known, causes, cause, now)), ...unseen(known, causes, now)]
}

function seen(known: Alarm[], causes: Cause[], found: Cause, now: string): AlarmStep {
  const { cause } = found
  const own = known.filter((alarm) => alarm.cause === cause)
  const before =
    own.find(({ overAt }) => overAt === null) ??
    own.find(({ overAt }) => overAt !== null && since(overAt, now) < backMs)
  const alarm: Alarm = before
    ? { ...before, found, seenAt: now, overAt: null }
    : {
        cause,
        found,
        since: now,
        seenAt: now,
        mailedAt: toldWith(known, causes, cause),
        overAt: null,
      }
  return { alarm, mail: dueMail(alarm, now) }
}

/** When an effect that outlives its cause was mailed: with that cause. */
function toldWith(known: Alarm[], causes: Cause[], cause: string): string | null {
  const isSeen = (name: string) => causes.some((each) => each.cause === name)
  const parent = known.find(
    (alarm) => !isSeen(alarm.cause) && alarm.found.effects.some((effect) => effect.cause === cause),
  )
  return parent?.mailedAt ?? null
}

/** That mail is refused can't be mailed: it stands on the dashboard. */
function dueMail({ cause, mailedAt }: Alarm, now: string): AlarmMail | null {
  if (cause === 'mail') return null
  if (mailedAt === null) return 'begun'
  return since(mailedAt, now) >= dayMs ? 'still' : null
}

function unseen(known: Alarm[], causes: Cause[], now: string): AlarmStep[] {
  const isSeen = ({ cause }: Alarm) => causes.some((each) => each.cause === cause)
  const isEffect = ({ cause }: Alarm) =>
    causes.some(({ effects }) => effects.some((effect) => effect.cause === cause))
  return known
    .filter((alarm) => alarm.overAt === null && !isSeen(alarm))
    .flatMap((alarm): AlarmStep[] => {
      const ended = { ...alarm, overAt: now }
      if (isEffect(alarm)) return [{ alarm: ended, mail: null }]
      if (since(alarm.seenAt, now) < calmMs) return []
      return [{ alarm: ended, mail: alarm.mailedAt === null ? null : 'over' }]
    })
}

const since = (moment: string, now: string) => Date.parse(now) - Date.parse(moment)

/** How many things are not well: each cause, and each of its effects. */
export const countTroubles = (causes: Cause[]): number =>
  causes.reduce((sum, { effects }) => sum + 1 + effects.length, 0)

/** What a manager reads of an alarm. */
export type AlarmNews = Pick<Alarm, 'found' | 'since' | 'mailedAt' | 'overAt'>
