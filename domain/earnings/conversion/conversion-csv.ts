import { networks } from '#domain/earnings/programme/network.ts'
import { type Cell, writeCsv } from '#domain/import/csv.ts'
import { amsterdamClock } from '#domain/text/local-time.ts'
import { conversionStates, matches } from './conversion.ts'
import type { ListedConversion } from './listed-conversion.ts'

const columns: Record<string, (conversion: ListedConversion) => Cell> = {
  Nummer: ({ number }) => number,
  Programma: ({ programmeName }) => programmeName,
  Netwerk: ({ network }) => networks[network],
  Luchthaven: ({ airportCode }) => airportCode ?? '',
  Parking: ({ parkingName }) => parkingName ?? '',
  'Gekoppeld door': ({ matchedBy, parkingName }) =>
    matchedBy && parkingName !== null ? matches[matchedBy] : 'niet gekoppeld',
  Verwijzing: ({ reference }) => reference ?? '',
  'Naam bij het netwerk': ({ itemName }) => itemName ?? '',
  Click: ({ clickAt }) => moment(clickAt),
  Geboekt: ({ bookedAt }) => moment(bookedAt),
  Aankomst: ({ arrival }) => arrival ?? '',
  Dagen: ({ days }) => days ?? '',
  Waarde: ({ value }) => (value === null ? '' : value / 100),
  Vergoeding: ({ commission }) => commission / 100,
  Toestand: ({ state }) => conversionStates[state],
  Sinds: ({ stateAt }) => moment(stateAt),
  Reden: ({ reason }) => reason ?? '',
  Plaats: ({ listPosition }) => listPosition ?? '',
  Pagina: ({ page }) => page ?? '',
  Bron: ({ source }) => source ?? '',
  Uitbetaling: ({ payouts }) => payouts.map(({ number }) => number).join(', '),
}

const moment = (at: string | null) =>
  at === null ? '' : amsterdamClock(new Date(at)).replace('T', ' ')

/** The first line, with the mark that a spreadsheet needs. */
export const conversionHead = () => writeCsv([Object.keys(columns)])

/** The next lines. */
export const conversionCsv = (rows: ListedConversion[]) =>
  writeCsv(rows.map((row) => Object.values(columns).map((cell) => cell(row)))).slice(1)
