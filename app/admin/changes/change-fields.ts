import { airportKind } from '#app/admin/airports/airport-kind.ts'
import { factLabels } from '#app/admin/facts/fact-kind.ts'
import { faqKind } from '#app/admin/faqs/faq-kind.ts'
import { linkLabels, whoLabels } from '#app/admin/parkings/known-kind.ts'
import { markAsText } from '#app/admin/providers/provider-kind.ts'
import { settingLabels, settingText } from '#app/admin/settings/settings-kind.ts'
import { roleLabels } from '#domain/access/role.ts'
import { countries } from '#domain/airport/country.ts'
import { networks } from '#domain/earnings/programme/network.ts'
import { faqCategories } from '#domain/faq/faq.ts'
import {
  columnFields,
  type FieldName,
  fields,
  numberFields,
  tickFields,
} from '#domain/parking/fields.ts'
import { parkingTypes } from '#domain/parking/parking.ts'
import { postCategories, postStatuses } from '#domain/post/post.ts'
import type { Mark } from '#domain/provider/provider.ts'
import { providerFieldNames, providerFields } from '#domain/provider/provider-fields.ts'
import { settingNames } from '#domain/settings/setting-fields.ts'
import { formatDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { formatEuro } from '#domain/text/money.ts'
import { zoneNames } from '#domain/text/zone.ts'
import { chargeDays, chargeLabels, chargeNames, chargePrices, stepsText } from './charge-fields.ts'
import { columnOf } from './column-of.ts'
import { conversionNames } from './conversion-words.ts'
import { payoutNames } from './payout-words.ts'
import { programmeNames } from './programme-words.ts'

/** Internal columns, and those that mean nothing to the reader. */
export const hiddenFields = new Set([
  'airport_id',
  'is_sample',
  'history',
  'state_at',
  'is_said_paid',
  'conversion_id',
  'payout_id',
  'post_id',
  'parking_id',
  'distance_unit',
  'resolved_at',
  'mailed_at',
  'contact_id',
  'sending_at',
  'answered_at',
  'replied_at',
  'hash',
  'tint',
  'account_id',
  'totp_step',
  'totp_pending',
])

/** Column names in the admin's words. */
const names: Record<string, string> = {
  ...asColumns(airportKind.labels),
  ...asColumns(faqKind.labels),
  ...parkingNames(),
  ...providerNames(),
  ...asColumns(whoLabels),
  provider_code: linkLabels.providerCode,
  booking_text: linkLabels.bookingText,
  ...factLabels,
  reviews_read_on: 'Beoordelingen gelezen op',
  price_checked_on: 'Prijs gecontroleerd op',
  is_price_changed: 'Prijs gewijzigd, nog niet gecontroleerd',
  transfer: 'Transfer',
  price_from: 'Prijs vanaf',
  price_follows: 'Volgt de goedkoopste parking',
  device: 'Apparaat',
  file: 'Bestand',
  evidence: 'Bewijs',
  title: 'Titel',
  excerpt: 'Samenvatting',
  content: 'Inhoud',
  date: 'Datum',
  author: 'Auteur',
  email: 'E-mail',
  subject: 'Onderwerp',
  message: 'Bericht',
  is_resolved: 'Opgelost',
  probable_spam: 'Mogelijk spam',
  note: 'Notitie',
  text: 'Tekst',
  day: 'Dag',
  sender: 'Van',
  delivery: 'Verzending',
  sent_at: 'Verstuurd op',
  refusal: 'De mailserver zei',
  username: 'Gebruikersnaam',
  role: 'Rol',
  password_hash: 'Wachtwoord',
  totp_secret: 'Tweede stap',
  recovery_codes: 'Herstelcodes',
  passkeys: 'Passkeys',
  alt: 'Beschrijving van de afbeelding',
  width: 'Breedte',
  height: 'Hoogte',
  size: 'Grootte in bytes',
  url: 'Adres',
  focus_x: 'Midden van links (%)',
  focus_y: 'Midden van boven (%)',
  status: 'Status',
  publish_at: 'Publiceren op',
  source: 'Oud adres',
  target: 'Nieuw adres',
  network: 'Netwerk',
  publisher: 'Nummer van de uitgever',
  is_fetched: 'Wordt elke nacht opgehaald',
  ...within('values', settingLabels),
  ...chargeNames,
  ...conversionNames,
  ...payoutNames,
  ...programmeNames,
}

function parkingNames(): Record<string, string> {
  const label = (name: FieldName) => fields[name].log ?? fields[name].label
  return {
    ...Object.fromEntries(keysOf(columnFields).map((name) => [columnOf(name), label(name)])),
    ...Object.fromEntries(keysOf(tickFields).map((name) => [`features.${name}`, label(name)])),
  }
}

/** The hours are two values in the log. */
function providerNames(): Record<string, string> {
  const names = providerFieldNames.flatMap((name) => {
    const { kind, label } = providerFields[name]
    const column = columnOf(name)
    if (kind !== 'hours') return [[column, label]]
    return [
      [`${column}.from`, `${label} vanaf`],
      [`${column}.until`, `${label} tot`],
    ]
  })
  return Object.fromEntries(names)
}

/** The labels of a form, by the columns of its table. */
function asColumns(labels: Record<string, string>): Record<string, string> {
  return Object.fromEntries(keysOf(labels).map((name) => [columnOf(name), labels[name] ?? '']))
}

function within(field: string, labels: Record<string, string>): Record<string, string> {
  return Object.fromEntries(keysOf(labels).map((name) => [`${field}.${name}`, labels[name] ?? '']))
}

/** Any other column keeps its own name. */
export const fieldName = (field: string) =>
  names[field] ?? names[field.split('.', 1)[0] ?? ''] ?? field

const labels: Record<string, Record<string, string>> = {
  type: parkingTypes,
  category: { ...faqCategories, ...postCategories },
  country: countries,
  zone: zoneNames,
  role: roleLabels,
  status: postStatuses,
  network: networks,
  ...chargeLabels,
  price_from: { follows: 'volgt de goedkoopste parking' },
}

const parkingPrices = keysOf(numberFields).filter((name) => numberFields[name].kind === 'euros')
const prices = new Set(['price_from', ...chargePrices, ...parkingPrices.map(columnOf)])

const days = new Set(['date', 'reviews_read_on', ...chargeDays])

/** In characters. A longer value is cut off, as nobody reads it in full here. */
const maxShownLength = 2_000

/** A value in the format of the rest of the admin. */
export function shownValue(field: string, value: string): string {
  const setting = settingNames.find((name) => field === `values.${name}`)
  if (setting) return settingText(setting, value)
  if (value === '') return ''
  const label = labels[field]?.[value]
  if (label) return label
  if (prices.has(field)) return formatEuro(Number(value))
  if (field === 'marks') return marksAsText(value)
  if (field === 'steps') return stepsText(value)
  if (days.has(field)) return formatDay(value)
  return value.length > maxShownLength ? `${value.slice(0, maxShownLength)}…` : value
}

/** The log holds them as they are stored. */
function marksAsText(value: string): string {
  const marks: Mark[] = JSON.parse(value)
  return marks.map(markAsText).join('; ')
}
