import { fields } from '#domain/parking/fields.ts'
import type { Parking } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'
import { writeCsv } from './csv.ts'
import { fieldValue, writeCell } from './field-cell.ts'
import { importFields } from './parking-import.ts'

/** An export that can be imported again. Without parkings it is a template to fill in. */
export function parkingsCsv(parkings: Parking[]): string {
  const names = keysOf(fields)
  const lines = parkings.map((parking) => [
    parking.id,
    ...names.map((name) => writeCell(fields[name].kind, fieldValue(parking, name))),
  ])
  return writeCsv([[importFields.id, ...names.map((name) => importFields[name])], ...lines])
}
