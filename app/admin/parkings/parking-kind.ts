import type { FormKind } from '#app/admin/form/form-kind.ts'
import type { SaveForm } from '#app/admin/form/use-save-form.ts'
import { securityLabels } from '#domain/filter/filter-labels.ts'
import { parse } from '#domain/form/form.ts'
import { type AdminParking, featureLabels, parkingTypes } from '#domain/parking/parking.ts'
import { parkingSchema } from '#domain/parking/parking-schema.ts'
import { keysOf } from '#domain/text/keys.ts'
import { formatEuro } from '#domain/text/money.ts'

/** Every feature of a parking. */
export const allFeatures = {
  ...featureLabels,
  cameras: securityLabels.cameras,
  fenced: securityLabels.fenced,
}

type Feature = keyof typeof allFeatures

const labels = {
  name: 'Naam',
  type: 'Type',
  airportCode: 'Luchthaven',
  distance: 'Afstand tot de terminal (min)',
  pricePerDay: 'Prijs per dag',
  rating: 'Beoordeling',
  reviews: 'Aantal beoordelingen',
  ...allFeatures,
  affiliateUrl: 'Affiliate-link',
  imageUrl: 'Afbeelding URL',
  isAvailable: 'Beschikbaar op de site',
  unavailable: 'Reden die bezoekers lezen',
}

type Ticked = Feature | 'isAvailable'

export type ParkingFieldValues = {
  [Name in keyof typeof labels]: Name extends Ticked ? boolean : string
}

export type ParkingSaveForm = SaveForm<ParkingFieldValues, AdminParking>

export const parkingKind: FormKind<ParkingFieldValues, AdminParking> = {
  labels,
  fields: (parking) => ({
    name: parking?.name ?? '',
    type: parking?.type ?? 'shuttle',
    airportCode: parking?.airportCode ?? '',
    distance: String(parking?.distance ?? ''),
    pricePerDay: parking?.pricePerDay.toFixed(2) ?? '',
    rating: parking ? withComma(parking.rating) : '',
    reviews: String(parking?.reviews ?? ''),
    ...ticks((feature) => parking?.features[feature] ?? false),
    affiliateUrl: parking?.affiliateUrl ?? '',
    imageUrl: parking?.imageUrl ?? '',
    isAvailable: !parking?.unavailable,
    unavailable: parking?.unavailable ?? '',
  }),
  check: (fields) =>
    parse(parkingSchema, {
      ...fields,
      features: ticks((feature) => fields[feature]),
      // Empty would mean available; a switched-off parking needs a reason, so this fails
      // validation.
      unavailable: fields.isAvailable ? null : fields.unavailable.trim() || '?',
    }),
  show: {
    type: (type) => parkingTypes[typeOf(type)],
    pricePerDay: (price) => formatEuro(Number(price)),
  },
}

/** The fields of a copy. */
export function copiedFields(parking: AdminParking): ParkingFieldValues {
  const fields = parkingKind.fields(parking)
  return { ...fields, name: `${fields.name} (kopie)` }
}

export const typeOf = (type: string) =>
  keysOf(parkingTypes).find((known) => known === type) ?? 'shuttle'

export function ticks(of: (feature: Feature) => boolean): Record<Feature, boolean> {
  return {
    security: of('security'),
    covered: of('covered'),
    chargingPoint: of('chargingPoint'),
    keyDrop: of('keyDrop'),
    shuttle24h: of('shuttle24h'),
    cameras: of('cameras'),
    fenced: of('fenced'),
  }
}

export const withComma = (value: number | string) => String(value).replace('.', ',')
