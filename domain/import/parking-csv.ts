import { fields } from '#domain/parking/fields.ts'
import type { AdminParking, Parking } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'
import type { Cell } from './csv.ts'
import { fieldValue, writeCell } from './field-cell.ts'
import { recordsCsv } from './import-column.ts'
import { sourceText, writeDay } from './import-value.ts'
import { type ImportField, importColumns, linkNames } from './parking-import.ts'

type Exported = Parking & Partial<Pick<AdminParking, (typeof linkNames)[number]>>

/** An export that can be imported again. Without parkings it is a template to fill in. */
export function parkingsCsv(parkings: Exported[]): string {
  const names = keysOf(fields)
  return recordsCsv(
    importColumns,
    parkings.map((parking) => {
      const cells: Partial<Record<ImportField, Cell>> = {
        id: parking.id,
        priceCheckedOn: writeDay(parking.priceCheckedOn),
        priceCheckSource: sourceText(parking.priceCheckSource),
      }
      for (const name of names)
        cells[name] = writeCell(fields[name].kind, fieldValue(parking, name))
      for (const name of linkNames) cells[name] = parking[name] ?? ''
      return cells
    }),
  )
}
