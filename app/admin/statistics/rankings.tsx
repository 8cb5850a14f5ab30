import { BarList } from '#app/admin/chart/bar-list.tsx'
import { HeatMap } from '#app/admin/chart/heat-map.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { filterUseLabel } from '#domain/filter/filter-use.ts'
import { sourceTitle } from '#domain/statistics/source.ts'
import {
  chartAirports,
  clickRate,
  dayParts,
  formatRate,
  heatGrid,
  otherParkings,
  type Statistics,
  weekdays,
} from '#domain/statistics/statistics.ts'
import type { StatTables } from '#domain/statistics/statistics-tables.ts'
import { formatNumber } from '#domain/text/number.ts'
import { DifferenceTable, type RankedRow } from './difference-table.tsx'
import { StatPanel } from './stat-panel.tsx'
import { useNarrowing } from './use-narrowing.ts'

export type RankingProps = { statistics: Statistics; tables: StatTables }

const maxRows = 8
/** Of these, for airports with visitors and without clicks. */
const maxClickless = 3
const noClicks = 'Nog geen clicks in deze periode.'
const codeTile = (code: string) => <CodeTile size="xs">{code}</CodeTile>
const daysNote = 'Bezoekers: de som van de dagen. Wie op twee dagen komt, telt twee keer.'
const nouns = {
  parking: { one: 'parking', many: 'parkings' },
  airport: { one: 'luchthaven', many: 'luchthavens' },
  place: { one: 'plaats', many: 'plaatsen' },
  source: { one: 'herkomst', many: 'herkomsten' },
  combination: { one: 'combinatie', many: 'combinaties' },
  page: { one: 'pagina', many: 'pagina’s' },
  filter: { one: 'filter', many: 'filters' },
}
const byClicks = (name: string) => ({ name, count: 'Clicks' })
const ratesNote = 'Doorklikratio: van de bezoekers die de pagina zagen, klikte dit deel.'

export function Parkings({ statistics: { parkings, period }, tables }: RankingProps) {
  const { linkTo } = useNarrowing()
  const rows: RankedRow[] = parkings.map((parking) => ({
    key: `${parking.id} ${parking.name}`,
    before: parking.airportCode && codeTile(parking.airportCode),
    name: parking.name,
    // A deleted parking without an id can't be told apart.
    link: parking.id === 0 ? undefined : linkTo('parking', String(parking.id)),
    ...{ count: parking.count, former: parking.former },
    aside: formatRate(clickRate(parking)),
    isRest: parking.name === otherParkings,
  }))

  return (
    <StatPanel
      table={tables.parkings}
      period={period}
      note="clicks"
      empty={noClicks}
      about={ratesNote}
      differences={differences(tables.parkings.title, byClicks('Parking'), rows, nouns.parking)}
    >
      {bars(tables.parkings.title, rows)}
    </StatPanel>
  )
}

export function Airports({ statistics: { airports, period }, tables }: RankingProps) {
  const { linkTo } = useNarrowing()
  const rowOf = (airport: Statistics['airports'][number]): RankedRow => ({
    key: airport.code,
    before: codeTile(airport.code),
    name: airport.name,
    link: linkTo('airport', airport.code),
    ...{ count: airport.count, former: airport.former },
    aside: formatRate(clickRate(airport)),
  })

  return (
    <StatPanel
      table={tables.airports}
      period={period}
      note="clicks"
      empty={noClicks}
      about={ratesNote}
      differences={differences(
        tables.airports.title,
        byClicks('Luchthaven'),
        airports.map(rowOf),
        nouns.airport,
      )}
    >
      {bars(tables.airports.title, chartAirports(airports, maxRows, maxClickless).map(rowOf))}
    </StatPanel>
  )
}

export function Positions({ statistics: { positions, period }, tables }: RankingProps) {
  const rows: RankedRow[] = positions.map((place) => ({
    key: String(place.position),
    name: `Plaats ${place.position}`,
    ...{ count: place.count, former: place.former },
    aside: formatRate(clickRate(place)),
  }))

  return (
    <StatPanel
      table={tables.positions}
      period={period}
      note="clicks"
      empty={noClicks}
      about="Doorklikratio: van de bezoekers van pagina’s met minstens zoveel parkings, klikte dit deel."
      differences={differences(tables.positions.title, byClicks('Plaats'), rows, nouns.place)}
    >
      {bars(tables.positions.title, rows)}
    </StatPanel>
  )
}

/** By clicks, as that is what moves; the bars show the visitors. */
export function Sources({ statistics: { sources, period }, tables }: RankingProps) {
  const { linkTo } = useNarrowing()
  const rows: (RankedRow & { visitors: number })[] = sources.map(
    ({ source, visitors, clicks, formerClicks }) => ({
      ...{ key: source, name: sourceTitle(source), visitors },
      link: linkTo('source', source),
      ...{ count: clicks, former: formerClicks },
    }),
  )

  return (
    <StatPanel
      table={tables.sources}
      period={period}
      empty="Nog geen bezoekers in deze periode."
      about={daysNote}
      differences={differences(tables.sources.title, byClicks('Herkomst'), rows, nouns.source)}
    >
      <BarList
        label={tables.sources.title}
        bars={rows.slice(0, maxRows).map((row) => ({ ...row, value: row.visitors }))}
        format={formatNumber}
      />
    </StatPanel>
  )
}

/** Which source moved at which airport. */
export function Origins({ statistics: { origins, period }, tables }: RankingProps) {
  const rows: RankedRow[] = origins.map(({ airportCode, name, source, count, former }) => ({
    key: `${airportCode} ${source}`,
    before: codeTile(airportCode),
    name: `${sourceTitle(source)} bij ${name}`,
    ...{ count, former },
  }))

  return (
    <StatPanel
      table={tables.origins}
      period={period}
      note="clicks"
      empty={noClicks}
      differences={differences(
        tables.origins.title,
        byClicks('Combinatie'),
        rows,
        nouns.combination,
      )}
    >
      {bars(tables.origins.title, rows)}
    </StatPanel>
  )
}

export function Pages({ statistics: { pages, period }, tables }: RankingProps) {
  const { linkTo } = useNarrowing()
  const rows: RankedRow[] = pages.map(({ path, views, formerViews }) => ({
    ...{ key: path, name: path, count: views, former: formerViews },
    link: linkTo('page', path),
  }))

  return (
    <StatPanel
      table={tables.pages}
      period={period}
      note="weergaven"
      empty="Nog geen paginaweergaven in deze periode."
      differences={differences(
        tables.pages.title,
        { name: 'Pagina', count: 'Weergaven' },
        rows,
        nouns.page,
      )}
    >
      {bars(tables.pages.title, rows)}
    </StatPanel>
  )
}

export function Hours({ statistics: { period, hours }, tables }: RankingProps) {
  const { title } = tables.hours
  return (
    <StatPanel
      table={hours.some(({ clicks }) => clicks > 0) ? tables.hours : { ...tables.hours, rows: [] }}
      period={period}
      note="clicks"
      empty={noClicks}
      chartLabel="Toon de grafiek"
    >
      <HeatMap
        caption={`${title}: clicks per dag en dagdeel`}
        columns={dayParts}
        rows={heatGrid(hours).map((values, day) => ({ name: weekdays[day] ?? '', values }))}
        format={formatNumber}
      />
    </StatPanel>
  )
}

export function Filters({ statistics: { filters, period }, tables }: RankingProps) {
  const rows = filters.map(({ name, visitors, count, former }) => ({
    ...{ key: name, name: filterUseLabel(name), visitors, count, former },
  }))

  return (
    <StatPanel
      table={tables.filters}
      period={period}
      empty="Nog geen filters gebruikt in deze periode."
      about={daysNote}
      differences={differences(
        tables.filters.title,
        { name: 'Filter', count: 'Keer' },
        rows,
        nouns.filter,
      )}
    >
      <BarList
        label={tables.filters.title}
        bars={rows
          .toSorted((a, b) => b.visitors - a.visitors)
          .slice(0, maxRows)
          .map((row) => ({ ...row, value: row.visitors }))}
        format={formatNumber}
      />
    </StatPanel>
  )
}

function differences(
  label: string,
  heads: { name: string; count: string },
  rows: RankedRow[],
  noun: (typeof nouns)[keyof typeof nouns],
) {
  return <DifferenceTable label={label} heads={heads} rows={rows} max={maxRows} noun={noun} />
}

function bars(label: string, rows: RankedRow[]) {
  const values = rows.slice(0, maxRows).map((row) => ({ ...row, value: row.count }))
  return <BarList label={label} bars={values} format={formatNumber} />
}
