import type { AlarmNews } from './alarm.ts'
import { type Light, lightsOf, type Part, type SystemReport } from './system-report.ts'

/** Since when something is as it is. */
export type Since = { words: string; at: string }

/** The causes that a part's light is about. */
const causeOf: Partial<Record<Part, RegExp>> = {
  database: /^database$/,
  disk: /^disk$/,
  mail: /^mail$/,
  copies: /^copies$/,
  jobs: /^job:/,
}

/**
 * Since when each part is as it is, as far as the site knows: from its alarms, its start, and the certificate. What
 * was never wrong in the days that alarms are kept has no beginning.
 */
export function sinceOf(
  report: SystemReport,
  open: AlarmNews[],
  past: AlarmNews[],
): Partial<Record<Part, Since>> {
  const { startedAt, certificate } = report
  const found: Partial<Record<Part, Since>> = {
    site: { words: 'draait sinds', at: startedAt },
    ...(certificate && !('failed' in certificate)
      ? { certificate: { words: 'vernieuwd op', at: certificate.validFrom } }
      : {}),
  }
  const lights = lightsOf(report)
  for (const part of Object.keys(causeOf) as (keyof typeof causeOf)[]) {
    const since = sinceAlarm(lights[part], causeOf[part] as RegExp, open, past)
    if (since) found[part] = since
  }
  return found
}

function sinceAlarm(
  light: Light,
  cause: RegExp,
  open: AlarmNews[],
  past: AlarmNews[],
): Since | undefined {
  if (light === 'bad') {
    // An effect has no moment of its own.
    const alarm = open.find(({ found }) => cause.test(found.cause))
    return alarm && { words: 'niet in orde sinds', at: alarm.since }
  }
  if (light === 'off') return undefined
  const ends = past
    .filter(({ found }) => [found, ...found.effects].some((trouble) => cause.test(trouble.cause)))
    .flatMap(({ overAt }) => overAt ?? [])
  const last = ends.sort().at(-1)
  return last === undefined ? undefined : { words: 'in orde sinds', at: last }
}
