import { type Parking, parkingTypes } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'
import { type Cell, writeCsv } from './csv.ts'
import { type ImportField, importFields } from './parking-import.ts'

const values: Record<ImportField, (parking: Parking) => Cell> = {
  id: ({ id }) => id,
  airportCode: ({ airportCode }) => airportCode,
  name: ({ name }) => name,
  type: ({ type }) => parkingTypes[type],
  distance: ({ distance }) => distance,
  pricePerDay: ({ pricePerDay }) => pricePerDay.toFixed(2).replace('.', ','),
  rating: ({ rating }) => rating,
  reviews: ({ reviews }) => reviews,
  affiliateUrl: ({ affiliateUrl }) => affiliateUrl,
  imageUrl: ({ imageUrl }) => imageUrl,
  security: ({ features }) => yesOrNo(features.security),
  covered: ({ features }) => yesOrNo(features.covered),
  chargingPoint: ({ features }) => yesOrNo(features.chargingPoint),
  keyDrop: ({ features }) => yesOrNo(features.keyDrop),
  shuttle24h: ({ features }) => yesOrNo(features.shuttle24h),
  cameras: ({ features }) => yesOrNo(features.cameras),
  fenced: ({ features }) => yesOrNo(features.fenced),
  unavailable: ({ unavailable }) => unavailable ?? '',
}

/** A file with these lots that can be imported again; without any, one to fill in. */
export function parkingsCsv(parkings: Parking[]): string {
  const fields = keysOf(importFields)
  const lines = parkings.map((parking) => fields.map((field) => values[field](parking)))
  return writeCsv([fields.map((field) => importFields[field]), ...lines])
}

const yesOrNo = (is: boolean | undefined) => (is ? 'ja' : 'nee')
