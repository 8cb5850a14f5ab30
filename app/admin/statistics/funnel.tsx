import { BarList } from '#app/admin/chart/bar-list.tsx'
import { formatRate } from '#domain/statistics/statistics.ts'
import { formatNumber } from '#domain/text/number.ts'
import type { RankingProps } from './rankings.tsx'
import { StatPanel } from './stat-panel.tsx'

type Count = 'page' | 'used' | 'usedAndClicked' | 'clicked'

/** How many visitors of an airport's page use a filter and click through. */
export function Funnel({ statistics: { funnel, period }, tables }: RankingProps) {
  const sum = (of: Count) => funnel.reduce((total, row) => total + row[of], 0)
  const page = sum('page')
  const used = sum('used')
  const usedAndClicked = sum('usedAndClicked')
  const clicked = sum('clicked')
  const share = (part: number, of: number) => formatRate(of === 0 ? undefined : (100 * part) / of)

  return (
    <StatPanel
      table={tables.funnel}
      period={period}
      note="bezoekers"
      empty="Nog geen bezoekers in deze periode."
      about={
        used > 0 && page > used
          ? `Van wie een filter of data gebruikte, klikte ${share(usedAndClicked, used)} door; van de anderen ${share(clicked - usedAndClicked, page - used)}.`
          : undefined
      }
    >
      <BarList
        label={tables.funnel.title}
        bars={[
          { key: 'page', name: 'Luchthavenpagina bekeken', value: page, aside: '100%' },
          { key: 'used', name: 'Filter of data gebruikt', value: used, aside: share(used, page) },
          {
            key: 'usedAndClicked',
            name: 'Daarna doorgeklikt',
            value: usedAndClicked,
            aside: share(usedAndClicked, page),
          },
          {
            key: 'clicked',
            name: 'Doorgeklikt zonder filter',
            value: clicked - usedAndClicked,
            aside: share(clicked - usedAndClicked, page),
          },
        ]}
        format={formatNumber}
      />
    </StatPanel>
  )
}
