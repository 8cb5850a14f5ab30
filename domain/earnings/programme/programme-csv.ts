import { type Cell, writeCsv } from '#domain/import/csv.ts'
import { networks } from './network.ts'
import { type AdminProgramme, certainties, programmeStatuses, voucherTerms } from './programme.ts'
import { rateText } from './rate-text.ts'

type Columns = Record<string, (programme: AdminProgramme) => Cell>

const columns: Columns = {
  Naam: ({ name }) => name,
  Netwerk: ({ network }) => networks[network],
  'Nummer bij het netwerk': ({ networkNumber }) => networkNumber ?? '',
  Aanbieder: ({ provider }) => provider ?? '',
  Status: ({ status }) => programmeStatuses[status],
  Sinds: ({ statusSince }) => statusSince,
  Parkings: ({ parkings }) => parkings,
  'Cookie, dagen': ({ cookieDays }) => cookieDays,
  'Zeker na': ({ certainAfter, certainDays }) =>
    certainAfter === 'days' ? `${certainDays ?? ''} dagen` : certainties[certainAfter],
  Verwijzing: ({ parameter }) => parameter ?? '',
  'Link van het netwerk': ({ wrapper }) => wrapper ?? '',
  'Toegestane hosts': ({ hosts }) => hosts.join(', '),
  Merknamen: ({ brandTerms }) => brandTerms ?? '',
  Vouchers: ({ vouchers }) => (vouchers ? voucherTerms[vouchers] : ''),
  Contact: ({ contact }) => contact ?? '',
  Notities: ({ note }) => note ?? '',
}

const rates: Columns = {
  Vergoeding: ({ rates = [] }) =>
    rates.map((rate) => `vanaf ${rate.startsOn} ${rateText(rate)}`).join('; '),
}

/** Programmes for a spreadsheet. Only a manager gets the rates. */
export function programmesCsv(programmes: AdminProgramme[], seesRates: boolean): string {
  const all = seesRates ? { ...columns, ...rates } : columns
  return writeCsv([
    Object.keys(all),
    ...programmes.map((programme) => Object.values(all).map((cell) => cell(programme))),
  ])
}
