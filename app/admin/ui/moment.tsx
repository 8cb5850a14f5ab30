import { whenNeeded } from '#domain/text/when-needed.ts'

const zone = 'Europe/Amsterdam'
const day = whenNeeded(
  () =>
    new Intl.DateTimeFormat('nl-NL', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: zone,
    }),
)
const time = whenNeeded(
  () =>
    new Intl.DateTimeFormat('nl-NL', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: zone,
    }),
)

/** A timestamp as date and time: 20-11-2026 16:42. */
export function Moment({ at, between = ' ' }: { at: string; between?: string }) {
  const moment = new Date(at)

  return (
    <time dateTime={at} className="whitespace-nowrap">
      {day().format(moment)}
      {between}
      {time().format(moment)}
    </time>
  )
}

/** Only its time: 16:42. */
export function TimeOfDay({ at }: { at: string }) {
  return (
    <time dateTime={at} className="tabular-nums">
      {time().format(new Date(at))}
    </time>
  )
}
