import { type FieldName, fields } from '#domain/parking/fields.ts'
import { emptyFields, noFeatures } from '#domain/parking/left-out.ts'
import type { ParkingType } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'
import type { ImportColumns } from './import-column.ts'

export type ImportField = 'id' | FieldName | LinkName | 'priceCheckedOn' | 'priceCheckSource'

/** Where its link leads with a stay. Nothing that visitors compare. */
export const linkNames = ['bookingPage', 'providerCode'] as const

type LinkName = (typeof linkNames)[number]

/** Other names for a column. Its own names are known already. */
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

/** What a column can hold, with its header in our own export. */
export const importColumns: ImportColumns<ImportField> = {
  id: { label: 'Nummer', also: synonyms.id },
  ...csvColumns(),
  bookingPage: {
    label: 'Boekingspagina',
    also: ['boekingspaginametverblijf', 'bookingpage', 'boekingsadres'],
  },
  providerCode: {
    label: 'Code bij de aanbieder',
    also: ['providercode', 'aanbiederscode', 'codeaanbieder'],
  },
  priceCheckedOn: { label: 'Gecontroleerd op', also: ['prijsgecontroleerdop', 'nagekekenop'] },
  priceCheckSource: { label: 'Bron van de controle', also: ['bron', 'controlebron', 'gezienbij'] },
}

function csvColumns() {
  const columns = keysOf(fields).map((name) => [
    name,
    { label: fields[name].csv ?? fields[name].label, also: synonyms[name] },
  ])
  // The entries are every field of the type.
  return Object.fromEntries(columns) as ImportColumns<FieldName>
}

/** The defaults of a new parking, for what the file leaves out. */
export const newParking = (type: ParkingType = 'self') => ({
  ...emptyFields,
  imageUrl: `/images/parking-${type}-1.svg`,
  rating: 0,
  reviews: 0,
  features: noFeatures,
})
