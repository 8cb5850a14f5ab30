import { amsterdamDay, formatDay } from './date.ts'
import { amsterdamClock } from './local-time.ts'

/** '17 november 2026 om 03:10', in Amsterdam. */
export function momentText(at: string | Date): string {
  const moment = new Date(at)
  return `${formatDay(amsterdamDay(moment))} om ${amsterdamClock(moment).slice(11)}`
}
