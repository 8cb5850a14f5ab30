import { counted } from '#domain/text/number.ts'

/** The number of hours within which a reply is promised. */
const promisedHours = 24

const hourMs = 3_600_000

type Wait = { isTooLong: boolean; text: string }

/** How long the oldest open request has been waiting, and whether that exceeds the promise. */
export function longestWait(since: string, now: Date): Wait {
  const { isTooLong, hours } = waited(since, now)
  const waits = `Het oudste open bericht wacht ${hoursText(hours)}`

  return {
    isTooLong,
    text: isTooLong
      ? `${waits}: langer dan de beloofde ${promisedHours} uur.`
      : `${waits}. Beloofd is antwoord binnen ${promisedHours} uur.`,
  }
}

/** The same of one request, in a word or two; none in its first hour. */
export function ownWait(since: string, now: Date): Wait | undefined {
  const { isTooLong, hours } = waited(since, now)
  return hours === 0 ? undefined : { isTooLong, text: `wacht ${hoursText(hours)}` }
}

function waited(since: string, now: Date): { isTooLong: boolean; hours: number } {
  const ms = now.getTime() - Date.parse(since)
  // Compares milliseconds, since `hours` is rounded down.
  return { isTooLong: ms > promisedHours * hourMs, hours: Math.max(0, Math.floor(ms / hourMs)) }
}

function hoursText(hours: number): string {
  if (hours === 0) return 'minder dan een uur'
  // From three days on, in days.
  return hours < 72 ? `${hours} uur` : counted(Math.floor(hours / 24), 'dag', 'dagen')
}
