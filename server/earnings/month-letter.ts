import { mondayOf, readWeeks } from '#domain/earnings/board/weeks.ts'
import type { Settings } from '#domain/settings/setting.ts'
import { amsterdamDay, dayAfter } from '#domain/text/date.ts'
import { readBoard } from '#server/db/earnings/board/board.ts'
import { readFindings } from '#server/db/earnings/board/findings.ts'
import { monthLetter } from '#server/mail/earnings-letter.ts'
import type { Letter } from '#server/mail/send.ts'

/** What clicks brought in the weeks of the month that is over; undefined without any booking. */
export async function writeMonthLetter(now: Date, settings: Settings): Promise<Letter | undefined> {
  const first = `${amsterdamDay(now).slice(0, 8)}01`
  const month = `${dayAfter(first, -1).slice(0, 8)}01`
  // Each week is in one mail: that of the month in which it ends.
  const weeks = readWeeks({ from: mondayOf(month), to: dayAfter(mondayOf(first), -1) }, now)
  if (!weeks.ok) return undefined
  const board = await readBoard(weeks.value, 'click', now)
  if (board.setUp.conversions === 0) return undefined
  return monthLetter(board, await readFindings(weeks.value, now), settings)
}
