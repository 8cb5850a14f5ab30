import type { Network } from '#domain/earnings/programme/network.ts'
import { keysOf } from '#domain/text/keys.ts'
import { withoutMarks } from '#domain/text/text.ts'

/** What a file of transactions may hold, as a Dutch spreadsheet calls it. */
export const fileFields = {
  number: 'Transactienummer',
  part: 'Onderdeel',
  bookedAt: 'Datum boeking',
  commission: 'Commissie',
  state: 'Toestand',
  value: 'Waarde',
  currency: 'Valuta',
  reference: 'Verwijzing',
  clickAt: 'Datum click',
  changedAt: 'Datum wijziging',
  reason: 'Reden',
  itemName: 'Naam bij het netwerk',
  arrival: 'Aankomst',
  days: 'Aantal dagen',
  paid: 'Betaald volgens het netwerk',
} as const

export type FileField = keyof typeof fileFields

export const fieldNames = keysOf(fileFields)

/** Without these there is no conversion. */
export const neededFields = ['number', 'bookedAt', 'commission', 'state'] as const

/** The field of each header that is used. */
export type FileColumns = Record<string, FileField>

type Headers = Partial<Record<FileField, readonly string[]>>

const usual: Headers = {
  number: ['transaction id', 'transaction number', 'transactie', 'boekingsnummer', 'nummer', 'id'],
  part: ['part id', 'deel'],
  bookedAt: ['transaction date', 'boekdatum', 'booking date', 'datum transactie', 'datum', 'date'],
  commission: ['commission', 'commission amount', 'vergoeding', 'provisie'],
  state: ['status', 'transaction status'],
  value: ['revenue', 'sale amount', 'order value', 'omzet', 'bedrag', 'orderwaarde'],
  currency: ['currency', 'munt', 'currency code'],
  reference: ['click ref', 'clickref', 'sub id', 'subid', 'referentie', 'kenmerk'],
  clickAt: ['click date', 'clickdatum', 'date click'],
  changedAt: ['approval date', 'validation date', 'last modified', 'datum goedkeuring'],
  reason: ['decline reason', 'disapproved reason', 'reden afkeuring'],
  itemName: ['product', 'productnaam', 'omschrijving', 'parking'],
  arrival: ['arrival', 'aankomstdatum', 'inrijden'],
  days: ['dagen', 'days', 'nachten'],
  paid: ['paid', 'betaald'],
}

/**
 * Awin's own names, of a transaction in its documentation: help.awin.com/apidocs, 'Get list of transactions'. Its
 * export of transactions has them with spaces ('Commission Status'), which is the same here.
 */
const awin: Headers = {
  number: ['transaction id', 'id'],
  bookedAt: ['transaction date'],
  commission: ['commission amount', 'commission'],
  state: ['commission status'],
  value: ['sale amount'],
  currency: ['commission amount currency', 'currency'],
  reference: ['click ref', 'click refs click ref', 'click ref 1'],
  clickAt: ['click date'],
  changedAt: ['validation date'],
  reason: ['decline reason'],
  itemName: ['product name', 'site name'],
  paid: ['paid to publisher'],
}

/**
 * Daisycon's: faq-advertiser.daisycon.com, 'Validate transactions in a batch', names the columns by which a
 * transaction is known (Affiliatemarketing ID and Part ID), its amounts, its states and its reasons; the dates and
 * the Sub ID are those of its overview of transactions. The Transaction ID is the advertiser's own, so it comes last.
 */
const daisycon: Headers = {
  number: ['affiliatemarketing id', 'daisycon id', 'transaction id'],
  part: ['part id'],
  bookedAt: ['transaction date', 'date', 'datum'],
  commission: ['commission', 'commission excl', 'commissie'],
  state: ['status'],
  value: ['revenue', 'omzet'],
  currency: ['currency', 'currency code'],
  reference: ['sub id', 'subid'],
  clickAt: ['date click', 'click date'],
  changedAt: ['last modified', 'approval date'],
  reason: ['disapproved reason'],
  itemName: ['description', 'product name'],
}

const profiles: Partial<Record<Network, Headers>> = { awin, daisycon }

const plain = (name: string) =>
  withoutMarks(name)
    .toLowerCase()
    .replace(/[([].*$/, '')
    .replace(/[^a-z0-9]/g, '')

/**
 * The field of each header: as it was matched for this programme before, else by the names of the network, else by
 * usual ones. Each field is of one column.
 */
export function guessColumns(
  headers: readonly string[],
  network: Network,
  remembered: Record<string, string> | null,
): { columns: FileColumns; isRemembered: boolean } {
  const known = Object.entries(remembered ?? {}).flatMap(([header, name]) => {
    const field = fieldNames.find((one) => one === name)
    return field && headers.includes(header) ? [[header, field] as const] : []
  })
  const isRemembered = known.length > 0 && lacking(Object.fromEntries(known)).length === 0
  if (isRemembered) return { columns: Object.fromEntries(known), isRemembered }

  const columns: FileColumns = {}
  const own = profiles[network] ?? {}
  for (const field of fieldNames) {
    const names = [...(own[field] ?? []), fileFields[field], field, ...(usual[field] ?? [])]
    const found = names
      .map((name) => headers.find((header) => plain(header) === plain(name) && !columns[header]))
      .find((header) => header !== undefined)
    if (found !== undefined) columns[found] = field
  }
  return { columns, isRemembered }
}

/** The needed fields that no column has. */
export const lacking = (columns: FileColumns) =>
  neededFields.filter((field) => !Object.values(columns).includes(field))
