import { counted } from '#domain/text/number.ts'
import type { ContactRequest } from './contact.ts'

/** In how many hours an answer is promised. */
const promised = 24

const hour = 3_600_000

type Waiting = Pick<ContactRequest, 'createdAt' | 'isResolved'>

/** How long the oldest open request waits already, and whether that is longer than was promised. */
export function longestWait(
  requests: Waiting[],
  now: Date,
): { isTooLong: boolean; text: string } | undefined {
  const open = requests.filter(({ isResolved }) => !isResolved)
  if (open.length === 0) return

  const oldest = Math.min(...open.map(({ createdAt }) => Date.parse(createdAt)))
  const hours = Math.max(0, Math.floor((now.getTime() - oldest) / hour))
  // A whole hour over is over, and so is a minute: `hours` is rounded down.
  const isTooLong = now.getTime() - oldest > promised * hour
  const waits = `De oudste open aanvraag wacht ${inWords(hours)}`

  return {
    isTooLong,
    text: isTooLong
      ? `${waits}: langer dan de beloofde ${promised} uur.`
      : `${waits}. Beloofd is antwoord binnen ${promised} uur.`,
  }
}

function inWords(hours: number): string {
  if (hours === 0) return 'minder dan een uur'
  // From three days on, nobody counts in hours.
  return hours < 72 ? `${hours} uur` : counted(Math.floor(hours / 24), 'dag', 'dagen')
}
