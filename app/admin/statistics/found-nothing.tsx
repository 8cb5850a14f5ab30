import { CodeTile } from '#app/ui/code-tile.tsx'
import { filterUseLabel } from '#domain/filter/filter-use.ts'
import { formatNumber } from '#domain/text/number.ts'
import type { RankingProps } from './rankings.tsx'
import { StatPanel } from './stat-panel.tsx'

const maxRows = 8

/** Combinations of filters that no parking matched. */
export function FoundNothing({ statistics: { foundNothing, period }, tables }: RankingProps) {
  return (
    <StatPanel
      table={tables.foundNothing}
      period={period}
      note="keer"
      empty="Iedereen vond iets: geen filters zonder resultaat in deze periode."
    >
      <ul aria-label={tables.foundNothing.title} className="divide-y divide-line">
        {foundNothing.slice(0, maxRows).map(({ airportCode, filters, count }) => (
          <li
            key={`${airportCode} ${filters}`}
            className="flex items-baseline gap-3 py-2.5 first:pt-0"
          >
            <CodeTile size="xs">{airportCode}</CodeTile>
            <span className="min-w-0 grow text-[0.9375rem]">
              {filters.map(filterUseLabel).join(' + ')}
            </span>
            <span className="font-semibold tabular-nums">{formatNumber(count)}</span>
          </li>
        ))}
      </ul>
    </StatPanel>
  )
}
