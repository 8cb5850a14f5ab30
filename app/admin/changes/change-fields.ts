import { serviceName, settingLabels } from '#app/admin/settings/settings-kind.ts'
import { countries } from '#domain/airport/airport.ts'
import { faqCategories } from '#domain/faq/faq.ts'
import { securityLabels } from '#domain/filter/filter-labels.ts'
import { featureLabels, parkingTypes } from '#domain/parking/parking.ts'
import { postCategories, postStatuses } from '#domain/post/post.ts'
import { formatDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { formatEuro } from '#domain/text/money.ts'

/** Internal columns, and those that mean nothing to the reader. */
export const hiddenFields = new Set([
  'airport_id',
  'post_id',
  'distance_unit',
  'resolved_at',
  'mailed_at',
  'hash',
  'tint',
  'totp_step',
  'totp_pending',
])

/** Column names in the admin's words. */
const names: Record<string, string> = {
  code: 'IATA Code',
  name: 'Naam',
  slug: 'Slug',
  description: 'Beschrijving',
  official_parkings: 'Officiële parkeerplaatsen',
  price_from: 'Prijs vanaf',
  image_url: 'Afbeelding URL',
  country: 'Land',
  city: 'Plaats',
  latitude: 'Breedtegraad',
  longitude: 'Lengtegraad',
  airport_code: 'Luchthaven',
  type: 'Type',
  distance: 'Minuten naar de terminal',
  price_per_day: 'Prijs per dag',
  rating: 'Beoordeling',
  reviews: 'Aantal beoordelingen',
  affiliate_url: 'Affiliate-link',
  unavailable: 'Niet beschikbaar omdat',
  title: 'Titel',
  excerpt: 'Samenvatting',
  content: 'Inhoud',
  date: 'Datum',
  author: 'Auteur',
  category: 'Categorie',
  question: 'Vraag',
  answer: 'Antwoord',
  email: 'E-mail',
  subject: 'Onderwerp',
  message: 'Bericht',
  is_resolved: 'Opgelost',
  probable_spam: 'Mogelijk spam',
  note: 'Notitie',
  username: 'Gebruikersnaam',
  password_hash: 'Wachtwoord',
  totp_secret: 'Tweede stap',
  recovery_codes: 'Herstelcodes',
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
  ...within('features', { ...featureLabels, ...securityLabels }),
  ...within('values', settingLabels),
}

function within(field: string, labels: Record<string, string>): Record<string, string> {
  return Object.fromEntries(keysOf(labels).map((name) => [`${field}.${name}`, labels[name] ?? '']))
}

/** Any other column keeps its own name. */
export const fieldName = (field: string) => names[field] ?? field

const labels: Record<string, Record<string, string>> = {
  type: parkingTypes,
  category: { ...faqCategories, ...postCategories },
  country: countries,
  status: postStatuses,
}

const prices = new Set(['price_from', 'price_per_day'])

/** In characters. A longer value is cut off, as nobody reads it in full here. */
const maxShownLength = 2_000

/** A value in the format of the rest of the admin. */
export function shownValue(field: string, value: string): string {
  if (field === 'values.analyticsService') return serviceName(value)
  if (value === '') return ''
  if (prices.has(field)) return formatEuro(Number(value))
  if (field === 'date') return formatDay(value)
  const label = labels[field]?.[value]
  if (label) return label
  return value.length > maxShownLength ? `${value.slice(0, maxShownLength)}…` : value
}
