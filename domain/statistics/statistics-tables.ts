import type { MissingPath } from '#domain/address/missing-path.ts'
import type { Redirect } from '#domain/address/redirect.ts'
import { filterUseLabel } from '#domain/filter/filter-use.ts'
import { type Cell, writeCsv } from '#domain/import/csv.ts'
import { amsterdamMinute } from '#domain/text/local-moment.ts'
import type { Period } from './period.ts'
import {
  apartReasons,
  type Clicks,
  clickRate,
  dayParts,
  heatGrid,
  type Statistics,
  weekdays,
} from './statistics.ts'

/** The data of a chart, as a table. */
export type StatTable = { title: string; heads: string[]; rows: Cell[][] }

const heads = {
  clicks: 'Clicks',
  former: 'Periode ervoor',
  difference: 'Verschil',
  clicked: 'Bezoekers die klikten',
  seen: 'Bezoekers van de pagina',
  rate: 'Doorklikratio (%)',
}
const ofClicks = Object.values(heads)

/** The tables of all blocks on the screen. */
export function statisticsTables(statistics: Statistics) {
  const { days, formerDays } = statistics

  return {
    days: {
      title: 'Per dag',
      heads: [
        ...['Dag', 'Clicks', 'Bezoekers', 'Paginaweergaven', 'Contactaanvragen'],
        ...['Dag ervoor', 'Clicks ervoor', 'Bezoekers ervoor', 'Paginaweergaven ervoor'],
        ...['Contactaanvragen ervoor', 'Verschil in clicks'],
      ],
      rows: days.map(({ day, clicks, visitors, views, contacts }, index) => {
        const former = formerDays[index]
        return [
          ...[day, clicks, visitors, views, contacts, former?.day ?? ''],
          ...[former?.clicks ?? 0, former?.visitors ?? 0, former?.views ?? 0],
          former?.contacts ?? 0,
          clicks - (former?.clicks ?? 0),
        ]
      }),
    },
    parkings: {
      title: 'Populairste parkings',
      heads: ['Luchthaven', 'Parking', ...ofClicks],
      rows: statistics.parkings.map((parking) => [
        parking.airportCode,
        parking.name,
        ...clickCells(parking),
      ]),
    },
    airports: {
      title: 'Clicks per luchthaven',
      heads: ['Code', 'Luchthaven', ...ofClicks],
      rows: statistics.airports.map((airport) => [
        airport.code,
        airport.name,
        ...clickCells(airport),
      ]),
    },
    positions: {
      title: 'Clicks per plaats in de lijst',
      heads: ['Plaats', ...ofClicks],
      rows: statistics.positions.map((place) => [place.position, ...clickCells(place)]),
    },
    sources: {
      title: 'Herkomst van bezoekers',
      heads: [
        ...['Herkomst', 'Bezoekers', 'Bezoekers ervoor', 'Clicks', 'Clicks ervoor'],
        'Verschil in clicks',
      ],
      rows: statistics.sources.map(({ source, visitors, formerVisitors, clicks, formerClicks }) => [
        ...[source, visitors, formerVisitors, clicks, formerClicks],
        clicks - formerClicks,
      ]),
    },
    origins: {
      title: 'Herkomst en luchthaven samen',
      heads: ['Luchthaven', 'Herkomst', heads.clicks, heads.former, heads.difference],
      rows: statistics.origins.map(({ airportCode, source, count, former }) => [
        ...[airportCode, source, count, former, count - former],
      ]),
    },
    pages: {
      title: 'Bekeken pagina’s',
      heads: [
        ...['Pagina', 'Paginaweergaven', 'Weergaven ervoor', 'Verschil', 'Bezoekers', 'Clicks'],
      ],
      rows: statistics.pages.map(({ path, views, formerViews, visitors, clicks }) => [
        ...[path, views, formerViews, views - formerViews, visitors, clicks],
      ]),
    },
    funnel: {
      title: 'Van luchthavenpagina naar click',
      heads: [
        ...['Code', 'Luchthaven', 'Pagina bekeken', 'Filter of data gebruikt'],
        ...['Daarna geklikt', 'Geklikt zonder filter of data'],
        ...['Geklikt', 'Geklikt ervoor', heads.difference],
      ],
      rows: statistics.funnel.map((row) => [
        ...[row.airportCode, row.name, row.page, row.used],
        ...[row.usedAndClicked, row.clicked - row.usedAndClicked],
        ...[row.clicked, row.formerClicked, row.clicked - row.formerClicked],
      ]),
    },
    filters: {
      title: 'Gebruikte filters',
      heads: ['Filter', 'Bezoekers', 'Keer gebruikt', 'Keer gebruikt ervoor', heads.difference],
      rows: statistics.filters.map(({ name, visitors, count, former }) => [
        ...[filterUseLabel(name), visitors, count, former, count - former],
      ]),
    },
    foundNothing: {
      title: 'Gevonden niets',
      heads: [
        ...['Luchthaven', 'Filters samen', 'Bezoekers', 'Keer', 'Keer ervoor', heads.difference],
      ],
      rows: statistics.foundNothing.map(({ airportCode, filters, visitors, count, former }) => [
        ...[airportCode, filters.map(filterUseLabel).join(' + '), visitors, count, former],
        count - former,
      ]),
    },
    hours: {
      title: 'Clicks per dag en uur',
      heads: [
        ...['Dag', ...dayParts.map((part) => `${part} uur`)],
        ...[heads.clicks, heads.former, heads.difference],
      ],
      rows: heatGrid(statistics.hours).map((clicks, day) => {
        const ofDay = statistics.hours.filter(({ weekday }) => weekday === day + 1)
        const count = ofDay.reduce((sum, hour) => sum + hour.clicks, 0)
        const former = ofDay.reduce((sum, hour) => sum + hour.former, 0)
        return [weekdays[day] ?? '', ...clicks, count, former, count - former]
      }),
    },
    apart: {
      title: 'Robots en dubbele clicks',
      heads: ['Wat', 'Reden', 'Aantal', heads.former, heads.difference],
      rows: statistics.apart.map(({ what, reason, count, former }) => [
        ...[whats[what], apartReasons[reason] ?? reason, count, former, count - former],
      ]),
    },
  } satisfies Record<string, StatTable>
}

/** Of all time, as redirects are: a missing path is handled once. */
export function missingTable(paths: MissingPath[]): StatTable {
  return {
    title: 'Onbekende adressen (404)',
    heads: ['Adres', 'Keer bezocht', 'Herkomst', 'Laatst'],
    rows: paths.map(({ path, hits, source, lastAt }) => [
      path,
      hits,
      source,
      amsterdamMinute(lastAt),
    ]),
  }
}

export function redirectTable(redirects: Redirect[]): StatTable {
  return {
    title: 'Doorverwijzingen',
    heads: ['Adres', 'Leidt naar'],
    rows: redirects.map(({ source, target }) => [source, target]),
  }
}

export type StatTables = ReturnType<typeof statisticsTables>

export const whats = { clicks: 'Clicks', views: 'Paginaweergaven' }

function clickCells(clicks: Clicks): Cell[] {
  const rate = clickRate(clicks)
  const rounded = rate === undefined ? '' : Math.round(10 * rate) / 10
  const { count, former, visitors, seen } = clicks
  return [count, former, count - former, visitors, seen, rounded]
}

export function tableCsv({ heads, rows }: StatTable): string {
  return writeCsv([heads, ...rows])
}

/** All tables in one file, each under its title. */
export function allTablesCsv(tables: StatTable[], { from, to }: Period): string {
  const blocks = tables.flatMap(({ title, heads, rows }) => [[], [title], heads, ...rows])
  return writeCsv([['Statistieken', from, to], ...blocks])
}

/** 'statistieken-populairste-parkings-2026-10-22-2026-11-20.csv' */
export function csvName(title: string, { from, to }: Period): string {
  const name = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `statistieken-${name}-${from}-${to}.csv`
}
