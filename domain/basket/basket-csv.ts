import { writeCsv } from '#domain/import/csv.ts'
import type { PublishedPrice } from './basket-view.ts'

const headers = [
  'Maand',
  'Brengen op',
  'Code',
  'Luchthaven',
  'Dagen',
  'Laagste totaal',
  'Middelste totaal',
  'Parkeerterreinen',
  'Voorbeeldgegevens',
]

/** The price basket for a spreadsheet, with amounts in euros. */
export function basketCsv(prices: PublishedPrice[]): string {
  return writeCsv([
    headers,
    ...prices.map(({ month, dropOff, airportCode, airport, days, lowest, middle, ...rest }) => [
      month,
      dropOff,
      airportCode,
      airport,
      days,
      euros(lowest),
      euros(middle),
      rest.parkings,
      rest.isSample ? 'ja' : 'nee',
    ]),
  ])
}

/** Always with both decimals: '55,60'. */
const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
