import { expect, test } from 'vitest'
import type { Statistics } from './statistics.ts'
import { allTablesCsv, csvName, statisticsTables, tableCsv } from './statistics-tables.ts'

const period = { from: '2026-11-19', to: '2026-11-20' }
const day = { day: '2026-11-20', clicks: 3, views: 40, visitors: 20, clickers: 2, contacts: 1 }

const statistics: Statistics = {
  period,
  former: { from: '2026-11-17', to: '2026-11-18' },
  days: [{ ...day, day: '2026-11-19' }, day],
  formerDays: [
    { ...day, day: '2026-11-17', clicks: 1 },
    { ...day, day: '2026-11-18' },
  ],
  earlierDays: [],
  usual: [],
  parkings: [
    { id: 1, name: '=Polder', airportCode: 'AMS', count: 6, former: 4, visitors: 5, seen: 40 },
    { id: 2, name: 'Weg', airportCode: 'EIN', count: 1, former: 0, visitors: 1, seen: 0 },
  ],
  airports: [],
  pages: [],
  positions: [],
  sources: [],
  origins: [],
  funnel: [
    {
      ...{ airportCode: 'AMS', name: 'Schiphol', page: 40, used: 10, usedAndClicked: 4 },
      ...{ clicked: 7, formerClicked: 12 },
    },
  ],
  filters: [],
  foundNothing: [
    { airportCode: 'AMS', filters: ['covered', 'max:5'], count: 2, former: 0, visitors: 1 },
  ],
  hours: [
    { weekday: 1, hour: 19, clicks: 7, former: 2 },
    { weekday: 1, hour: 9, clicks: 0, former: 1 },
  ],
  apart: [{ what: 'clicks', reason: 'flood', count: 12, former: 0 }],
  notes: [],
}

const tables = statisticsTables(statistics)

test('a parking has its clicks and the share of the visitors of its page', () => {
  expect(tables.parkings.rows).toEqual([
    ['AMS', '=Polder', 6, 4, 2, 5, 40, 12.5],
    ['EIN', 'Weg', 1, 0, 1, 1, 0, ''],
  ])
})

test('every table of counts has the difference from the period before', () => {
  for (const { heads } of Object.values(tables)) {
    expect(heads.filter((head) => head.startsWith('Verschil'))).toHaveLength(1)
  }
  expect(tables.funnel.rows[0]?.slice(-3)).toEqual([7, 12, -5])
})

test('a filter combination without results is shown with its labels', () => {
  expect(tables.foundNothing.rows[0]?.[1]).toBe('Overdekt parkeren + Max. 5 min')
})

test('excessive clicks from one network are listed separately', () => {
  expect(tables.apart.rows).toEqual([
    ['Clicks', 'Te veel: meer dan 60 in een minuut van één adres', 12, 0, 12],
  ])
})

test('a CSV file opens in a spreadsheet, which runs no formulas of it', () => {
  expect(tableCsv(tables.parkings)).toContain("AMS;'=Polder;6;4;2;5;40;12,5\r\n")
})

test('all tables are in one file, each under its title', () => {
  const file = allTablesCsv(Object.values(tables), period)

  for (const { title } of Object.values(tables)) expect(file).toContain(`\r\n${title}\r\n`)
  expect(file).toContain('Ma;0;0;0;0;0;7;0;7;3;4\r\n')
  expect(csvName('Clicks per dag en uur', period)).toBe(
    'statistieken-clicks-per-dag-en-uur-2026-11-19-2026-11-20.csv',
  )
})
