import { columnFields } from '#domain/parking/fields.ts'
import { keysOf } from '#domain/text/keys.ts'
import { withoutMarks } from '#domain/text/text.ts'
import type { ColumnFields } from './import-sheet.ts'
import { type ImportField, importFields, newParking } from './parking-import.ts'

/** Other names for a field, as `plain` normalises them. Our own names are known already. */
const synonyms: Partial<Record<ImportField, string[]>> = {
  id: ['id', 'nr', 'parkingid', 'parkingnummer'],
  airportCode: ['airport', 'code', 'iata', 'iatacode', 'luchthavencode', 'vliegveld'],
  name: ['name', 'parking', 'parkingnaam', 'parkeerterrein', 'terrein', 'titel', 'title'],
  type: ['soort', 'parkingtype', 'typeparking', 'parkeertype'],
  distance: ['afstand', 'afstandtotdeterminal', 'reistijd', 'transfertijd', 'minutes', 'min'],
  pricePerDay: ['prijs', 'prijsvanaf', 'dagprijs', 'tarief', 'dagtarief', 'perdag', 'price'],
  rating: ['score', 'cijfer', 'waardering', 'sterren', 'stars'],
  reviews: ['beoordelingen', 'aantalreviews', 'recensies', 'aantalrecensies', 'reviewcount'],
  affiliateUrl: ['affiliate', 'link', 'url', 'boekingslink', 'website', 'deeplink'],
  imageUrl: ['foto', 'plaatje', 'image', 'picture', 'photo', 'afbeeldingurl'],
  security: ['beveiliging', 'beveiligd', 'bewaakt', 'bewaking'],
  covered: ['overdekt', 'overkapt', 'indoor'],
  chargingPoint: ['laadpaal', 'laadpalen', 'laadpunt', 'oplaadpunten', 'opladen', 'charging'],
  keyDrop: ['sleutel', 'sleutelafgifte', 'sleutelsinleveren', 'key'],
  shuttle24h: ['shuttle', '247shuttle', 'shuttle24uur', 'shuttle24'],
  cameras: ['camera', 'cameratoezicht', 'camerabewaking', 'cctv'],
  fenced: ['omheind', 'omheining', 'hek', 'hekwerk', 'fence'],
  unavailable: ['nietbeschikbaar', 'redennietbeschikbaar', 'reden', 'reason'],
}

const byName = new Map(
  keysOf(importFields).flatMap((field) =>
    [importFields[field], withoutUnit(importFields[field]), field, ...(synonyms[field] ?? [])].map(
      (name) => [plain(name), field] as const,
    ),
  ),
)

/** Guesses the field of each column by its header. Each field is guessed at most once. */
export function guessFields(headers: string[]): ColumnFields {
  const guessed = new Set<ImportField>()

  return headers.map((header) => {
    const field = byName.get(plain(header)) ?? byName.get(plain(withoutUnit(header)))
    if (!field || guessed.has(field)) return null
    guessed.add(field)
    return field
  })
}

/** Removes the unit from 'Afstand (min)' or 'Prijs [€]'. */
function withoutUnit(name: string): string {
  return name.replace(/[([].*$/, '')
}

function plain(name: string): string {
  return withoutMarks(name)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

/** The required fields of a new parking. */
const neededForNew = keysOf(columnFields).filter((field) => !(field in newParking()))

/** The required fields that the file lacks for new parkings. */
export function lackingForNew(fields: ColumnFields): ImportField[] {
  return neededForNew.filter((field) => !fields.includes(field))
}

/** Whether a line can identify its parking: by number, or by name and airport. */
export function canName(fields: ColumnFields): boolean {
  return fields.includes('id') || (fields.includes('airportCode') && fields.includes('name'))
}

/** Another column that is assigned to the same field, if any. */
export function sameColumn(fields: ColumnFields, index: number): number | undefined {
  const first = fields.indexOf(fields[index] ?? null)
  return fields[index] && first < index ? first : undefined
}
