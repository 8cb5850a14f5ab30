import type { FormKind } from '#app/admin/form/form-kind.ts'
import type { SaveForm } from '#app/admin/form/use-save-form.ts'
import type { AdminAirport, SavedAirport } from '#domain/airport/airport.ts'
import { airportSchema } from '#domain/airport/airport-schema.ts'
import { type Country, countries } from '#domain/airport/country.ts'
import { parse } from '#domain/form/form.ts'
import { keysOf } from '#domain/text/keys.ts'
import { formatEuro } from '#domain/text/money.ts'
import { zoneNames, zones } from '#domain/text/zone.ts'

const labels = {
  code: 'IATA Code',
  name: 'Naam',
  slug: 'Slug',
  priceFrom: 'Prijs vanaf (€)',
  priceFollows: 'Volgt de goedkoopste parking',
  officialParkings: 'Officiële parkeerplaatsen',
  description: 'Beschrijving',
  imageUrl: 'Afbeelding URL',
  country: 'Land',
  zone: 'Tijdzone',
  city: 'Plaats',
  latitude: 'Breedtegraad',
  longitude: 'Lengtegraad',
  checkInEurope: 'Minuten vooraf, binnen Europa',
  checkInFar: 'Minuten vooraf, buiten Europa',
  aliases: 'Andere namen',
}

export type AirportFieldValues = {
  [Name in keyof typeof labels]: Name extends 'priceFollows' ? boolean : string
}

type Row = AdminAirport & Partial<SavedAirport>

export type AirportSaveForm = SaveForm<AirportFieldValues, Row>

export const airportKind: FormKind<AirportFieldValues, Row> = {
  labels,
  fields: (airport) => ({
    code: airport?.code ?? '',
    name: airport?.name ?? '',
    slug: airport?.slug ?? '',
    priceFrom: airport?.priceFrom ? airport.priceFrom.toFixed(2) : '',
    priceFollows: airport?.priceFollows ?? true,
    officialParkings: airport?.officialParkings ?? '',
    description: airport?.description ?? '',
    imageUrl: airport?.imageUrl ?? '',
    country: airport?.country ?? 'NL',
    zone: airport?.zone ?? '',
    city: airport?.city ?? '',
    latitude: String(airport?.latitude ?? ''),
    longitude: String(airport?.longitude ?? ''),
    checkInEurope: String(airport?.checkInEurope ?? 120),
    checkInFar: String(airport?.checkInFar ?? 180),
    aliases: airport?.aliases?.join(', ') ?? '',
  }),
  check: (fields) =>
    parse(airportSchema, {
      ...fields,
      // As specified: without this field, unless it is ticked.
      priceFollows: fields.priceFollows || undefined,
      city: fields.city.trim() || null,
      zone: fields.zone || null,
      aliases: listed(fields.aliases),
    }),
  show: {
    priceFrom: (price) => (price === '' ? '' : formatEuro(Number(price))),
    priceFollows: (follows) => (follows ? 'Ja' : 'Nee'),
    country: (country) => countries[countryOf(country)],
    zone: zoneText,
  },
}

export const countryOf = (typed: string): Country =>
  keysOf(countries).find((code) => code === typed) ?? 'NL'

/** Empty is that of the country. */
export function zoneText(typed: string): string {
  const zone = keysOf(zones).find((name) => name === typed)
  return zone ? zoneNames[zone] : 'Die van het land'
}

const listed = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
