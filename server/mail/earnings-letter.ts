import type { Board } from '#domain/earnings/board/board.ts'
import type { Finding } from '#domain/earnings/board/findings.ts'
import type { Settings } from '#domain/settings/setting.ts'
import { formatDay } from '#domain/text/date.ts'
import { formatCents } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/number.ts'
import { env } from '#server/env.ts'
import { letter } from './figures-letter.ts'
import type { Letter } from './send.ts'

/** A page has room for so many. */
const maxFindings = 5

/** What clicks brought in whole weeks, each figure beside as many weeks before. */
export function monthLetter(board: Board, findings: Finding[], settings: Settings): Letter {
  const { period, now, before, weeks, programmes } = board
  const line = (name: string, figure: 'expected' | 'approved' | 'paid' | 'perHundred') =>
    `${name}: ${said(now[figure])} (toen ${said(before[figure])})`
  const shown = findings.slice(0, maxFindings)

  return letter(settings, `Je opbrengst: ${formatCents(now.expected)} verwacht`, [
    `Van ${formatDay(period.from)} tot en met ${formatDay(period.to)}, op de dag van de click, naast de ${weeks} weken ervoor zoals die toen stonden:`,
    '',
    line('Verwacht', 'expected'),
    line('Goedgekeurd', 'approved'),
    line('Betaald', 'paid'),
    line('Per 100 clicks', 'perHundred'),
    `Nog open: ${formatCents(now.open)}, telt als ${formatCents(now.openCounts)}`,
    `Clicks: ${formatNumber(now.clicks)}, boekingen: ${formatNumber(now.bookings)}`,
    '',
    'Verwacht per programma:',
    ...programmes.map(({ name, expected }) => `- ${name}: ${formatCents(expected)}`),
    ...(shown.length > 0
      ? ['', 'Wat opvalt:', ...shown.map(({ title, sure }) => `- ${title} (${sure})`)]
      : []),
    '',
    `Alles: ${env.SITE_URL}/admin/opbrengst?van=${period.from}&tot=${period.to}`,
  ])
}

const said = (cents: number | null) => (cents === null ? 'te weinig clicks' : formatCents(cents))
