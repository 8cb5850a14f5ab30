import { CodeTile } from '#app/ui/code-tile.tsx'
import { filterUseLabel } from '#domain/filter/filter-use.ts'
import { DifferenceTable } from './difference-table.tsx'
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
      differences={
        <DifferenceTable
          label={tables.foundNothing.title}
          heads={{ name: 'Filters', count: 'Keer' }}
          rows={foundNothing.map(({ airportCode, filters, count, former }) => ({
            key: `${airportCode} ${filters}`,
            before: <CodeTile size="xs">{airportCode}</CodeTile>,
            name: filters.map(filterUseLabel).join(' + '),
            ...{ count, former },
          }))}
          max={maxRows}
          noun={{ one: 'combinatie', many: 'combinaties' }}
        />
      }
    />
  )
}
