import type { Zone } from '#domain/text/zone.ts'

/**
 * The countries that change their clocks on the same two Sundays as ours, by their ISO code: first those that
 * most airports are in, then by name. A stay or a plan in another country would be an hour off.
 */
export const countries = {
  NL: 'Nederland',
  BE: 'België',
  DE: 'Duitsland',
  AL: 'Albanië',
  AD: 'Andorra',
  BA: 'Bosnië en Herzegovina',
  BG: 'Bulgarije',
  CY: 'Cyprus',
  DK: 'Denemarken',
  EE: 'Estland',
  FO: 'Faeröer',
  FI: 'Finland',
  FR: 'Frankrijk',
  GI: 'Gibraltar',
  GR: 'Griekenland',
  GG: 'Guernsey',
  HU: 'Hongarije',
  IE: 'Ierland',
  IT: 'Italië',
  JE: 'Jersey',
  HR: 'Kroatië',
  LV: 'Letland',
  LI: 'Liechtenstein',
  LT: 'Litouwen',
  LU: 'Luxemburg',
  MT: 'Malta',
  IM: 'Man',
  MC: 'Monaco',
  ME: 'Montenegro',
  MK: 'Noord-Macedonië',
  NO: 'Noorwegen',
  AT: 'Oostenrijk',
  PL: 'Polen',
  PT: 'Portugal',
  RO: 'Roemenië',
  SM: 'San Marino',
  RS: 'Servië',
  SI: 'Slovenië',
  SK: 'Slowakije',
  ES: 'Spanje',
  CZ: 'Tsjechië',
  GB: 'Verenigd Koninkrijk',
  SE: 'Zweden',
  CH: 'Zwitserland',
} as const

export type Country = keyof typeof countries

const elsewhere: Partial<Record<Country, Zone>> = {
  ...{ FO: 'west', GB: 'west', GG: 'west', IE: 'west', IM: 'west', JE: 'west', PT: 'west' },
  ...{ BG: 'east', CY: 'east', EE: 'east', FI: 'east', GR: 'east', LT: 'east', LV: 'east' },
  RO: 'east',
}

/** That of an airport is its own, if it is not that of its country: on the Canary Islands, the Azores. */
export function zoneOf({ country, zone }: { country: Country; zone?: Zone | null }): Zone {
  return zone ?? elsewhere[country] ?? 'central'
}
