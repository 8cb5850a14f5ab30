import { dayCount } from '#domain/stay/stay.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'

type ApplyText = { stay: TimedStay | undefined; typed: TimedStay | undefined; isChanged: boolean }

/** What the button of a stay does: dates that were changed apply only once it is pressed. */
export function applyText({ stay, typed, isChanged }: ApplyText): string {
  if (!stay) return 'Toon totaalprijs'
  return isChanged && typed ? `Toon prijzen voor ${dayCount(typed.days)}` : 'Bijwerken'
}
