import { Badge } from '#app/ui/badge.tsx'
import { apartReasons } from '#domain/statistics/statistics.ts'
import { whats } from '#domain/statistics/statistics-tables.ts'
import { formatNumber } from '#domain/text/number.ts'
import type { RankingProps } from './rankings.tsx'
import { StatPanel } from './stat-panel.tsx'

/**
 * Requests that do not count as a visitor or a unique click: robots, floods and repeated clicks.
 */
export function Apart({ statistics: { apart, period }, tables }: RankingProps) {
  return (
    <StatPanel
      table={tables.apart}
      period={period}
      empty="Geen robots of dubbele clicks in deze periode."
      about="Robots en te veel clicks van één adres tellen nergens in mee. Een dubbele click telt wel mee als click, maar niet als nieuwe bezoeker."
    >
      <ul aria-label={tables.apart.title} className="divide-y divide-line">
        {apart.map(({ what, reason, count }) => (
          <li key={`${what} ${reason}`} className="flex items-center gap-3 py-2.5 first:pt-0">
            <span className="min-w-0 grow text-[0.9375rem]">
              {whats[what]}
              <span className="block text-ink-muted text-sm">{apartReasons[reason] ?? reason}</span>
            </span>
            <Badge tone={reason === 'repeat' ? 'open' : 'plain'}>
              {reason === 'repeat' ? 'Telt mee' : 'Telt niet mee'}
            </Badge>
            <span className="min-w-12 text-right font-semibold tabular-nums">
              {formatNumber(count)}
            </span>
          </li>
        ))}
      </ul>
    </StatPanel>
  )
}
