import { counted } from '#domain/text/number.ts'

/** The number of hours within which a reply is promised. */
const promisedHours = 24

const hourMs = 3_600_000

/** How long the oldest open request has been waiting, and whether that exceeds the promise. */
export function longestWait(since: string, now: Date): { isTooLong: boolean; text: string } {
  const oldest = Date.parse(since)
  const hours = Math.max(0, Math.floor((now.getTime() - oldest) / hourMs))
  // Compares milliseconds, since `hours` is rounded down.
  const isTooLong = now.getTime() - oldest > promisedHours * hourMs
  const waits = `Het oudste open bericht wacht ${hoursText(hours)}`

  return {
    isTooLong,
    text: isTooLong
      ? `${waits}: langer dan de beloofde ${promisedHours} uur.`
      : `${waits}. Beloofd is antwoord binnen ${promisedHours} uur.`,
  }
}

function hoursText(hours: number): string {
  if (hours === 0) return 'minder dan een uur'
  // From three days on, in days.
  return hours < 72 ? `${hours} uur` : counted(Math.floor(hours / 24), 'dag', 'dagen')
}
