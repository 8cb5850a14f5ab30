import { BarList } from '#app/admin/chart/bar-list.tsx'
import { HeatMap } from '#app/admin/chart/heat-map.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { filterUseLabel } from '#domain/filter/filter-use.ts'
import {
  chartAirports,
  clickRate,
  dayParts,
  formatRate,
  type Statistics,
} from '#domain/statistics/statistics.ts'
import type { StatTables } from '#domain/statistics/statistics-tables.ts'
import { formatNumber } from '#domain/text/number.ts'
import { StatPanel } from './stat-panel.tsx'
import { useNarrowing } from './use-narrowing.ts'

export type RankingProps = { statistics: Statistics; tables: StatTables }

const maxRows = 8
/** Of these, for airports with visitors and without clicks. */
const maxClickless = 3
const noClicks = 'Nog geen clicks in deze periode.'
const codeTile = (code: string) => <CodeTile size="xs">{code}</CodeTile>
const ratesNote = 'Doorklikratio: van de bezoekers die de pagina zagen, klikte dit deel.'

export function Parkings({ statistics: { parkings, period }, tables }: RankingProps) {
  const { linkTo } = useNarrowing()
  return (
    <StatPanel
      table={tables.parkings}
      period={period}
      note="clicks"
      empty={noClicks}
      about={ratesNote}
    >
      <BarList
        label={tables.parkings.title}
        bars={parkings.slice(0, maxRows).map((parking) => ({
          key: `${parking.id} ${parking.name}`,
          before: codeTile(parking.airportCode),
          name: parking.name,
          // A deleted parking without an id can't be told apart.
          link: parking.id === 0 ? undefined : linkTo('parking', String(parking.id)),
          value: parking.count,
          aside: formatRate(clickRate(parking)),
        }))}
        format={formatNumber}
      />
    </StatPanel>
  )
}

export function Airports({ statistics: { airports, period }, tables }: RankingProps) {
  const { linkTo } = useNarrowing()
  return (
    <StatPanel
      table={tables.airports}
      period={period}
      note="clicks"
      empty={noClicks}
      about={ratesNote}
    >
      <BarList
        label={tables.airports.title}
        bars={chartAirports(airports, maxRows, maxClickless).map((airport) => ({
          key: airport.code,
          before: codeTile(airport.code),
          name: airport.name,
          link: linkTo('airport', airport.code),
          value: airport.count,
          aside: formatRate(clickRate(airport)),
        }))}
        format={formatNumber}
      />
    </StatPanel>
  )
}

export function Positions({ statistics: { positions, period }, tables }: RankingProps) {
  return (
    <StatPanel
      table={tables.positions}
      period={period}
      note="clicks"
      empty={noClicks}
      about="Doorklikratio: van de bezoekers van pagina’s met minstens zoveel parkings, klikte dit deel."
    >
      <BarList
        label={tables.positions.title}
        bars={positions.slice(0, maxRows).map((place) => ({
          key: String(place.position),
          name: `Plaats ${place.position}`,
          value: place.count,
          aside: formatRate(clickRate(place)),
        }))}
        format={formatNumber}
      />
    </StatPanel>
  )
}

export function Sources({ statistics: { sources, period }, tables }: RankingProps) {
  const { linkTo } = useNarrowing()
  return (
    <StatPanel
      table={tables.sources}
      period={period}
      note="bezoekers"
      empty="Nog geen bezoekers in deze periode."
    >
      <BarList
        label={tables.sources.title}
        bars={sources.slice(0, maxRows).map(({ source, visitors }) => ({
          key: source,
          name: source,
          link: linkTo('source', source),
          value: visitors,
        }))}
        format={formatNumber}
      />
    </StatPanel>
  )
}

export function Pages({ statistics: { pages, period }, tables }: RankingProps) {
  const { linkTo } = useNarrowing()
  return (
    <StatPanel
      table={tables.pages}
      period={period}
      note="weergaven"
      empty="Nog geen paginaweergaven in deze periode."
    >
      <BarList
        label={tables.pages.title}
        bars={pages.slice(0, maxRows).map(({ path, views }) => ({
          key: path,
          name: path,
          link: linkTo('page', path),
          value: views,
        }))}
        format={formatNumber}
      />
    </StatPanel>
  )
}

export function Hours({ statistics: { period, hours }, tables }: RankingProps) {
  const { title, rows } = tables.hours
  return (
    <StatPanel
      table={hours.length > 0 ? tables.hours : { ...tables.hours, rows: [] }}
      period={period}
      note="clicks"
      empty={noClicks}
      isOwnTable
    >
      <HeatMap
        caption={`${title}: clicks per dag en dagdeel`}
        columns={dayParts}
        rows={rows.map(([name, ...values]) => ({
          name: String(name),
          values: values.map(Number),
        }))}
        format={formatNumber}
      />
    </StatPanel>
  )
}

export function Filters({ statistics: { filters, period }, tables }: RankingProps) {
  return (
    <StatPanel
      table={tables.filters}
      period={period}
      note="bezoekers"
      empty="Nog geen filters gebruikt in deze periode."
    >
      <BarList
        label={tables.filters.title}
        bars={filters
          .toSorted((a, b) => b.visitors - a.visitors)
          .slice(0, maxRows)
          .map(({ name, visitors }) => ({
            key: name,
            name: filterUseLabel(name),
            value: visitors,
          }))}
        format={formatNumber}
      />
    </StatPanel>
  )
}
