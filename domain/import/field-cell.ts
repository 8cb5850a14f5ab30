import { noAmount } from '#domain/form/euros.ts'
import {
  type ColumnField,
  type ColumnName,
  type Features,
  type FieldName,
  fields,
  type TickField,
  type TickName,
} from '#domain/parking/fields.ts'
import { type ParkingType, parkingTypes } from '#domain/parking/parking.ts'
import { keysOf } from '#domain/text/keys.ts'
import { formatEuro } from '#domain/text/money.ts'
import type { Cell } from './csv.ts'
import { readAmount, readCount, readTick } from './import-value.ts'

type Kind = (ColumnField | TickField)['kind']

export type FieldValue = string | number | boolean | null | undefined

type Valued = { [Name in ColumnName]?: FieldValue } & { features: Partial<Features> }

/** The value of a field, from its own column or from the features. */
export function fieldValue(parking: Valued, name: FieldName): FieldValue {
  return isTick(name) ? (parking.features[name] ?? false) : (parking[name] ?? null)
}

function isTick(name: FieldName): name is TickName {
  return fields[name].kind === 'tick'
}

// How a non-empty cell is read; undefined or NaN if it is not a value of that kind.
const readers: Record<Kind, (written: string) => FieldValue> = {
  text: (written) => written,
  type: readType,
  whole: readCount,
  decimal: readAmount,
  euros: readAmount,
  tick: readTick,
}

/** What to tell the admin about a cell that cannot be read. Other numbers have their own check. */
const hints: Partial<Record<Kind, string>> = {
  type: `Kies ${Object.values(parkingTypes).join(', ')}`,
  tick: 'Schrijf ja of nee',
  euros: noAmount,
}

export function readCell(kind: Kind, written: string): { value: FieldValue } | { problem: string } {
  const value = readers[kind](written)
  const hint = hints[kind]
  const isRead = value !== undefined && !Number.isNaN(value)
  return isRead || !hint ? { value } : { problem: hint }
}

/** The format of our own export. */
export function writeCell(kind: Kind, value: FieldValue): Cell {
  if (kind === 'tick') return value ? 'ja' : 'nee'
  if (typeof value === 'number')
    return kind === 'euros' ? value.toFixed(2).replace('.', ',') : value
  return typeOf(kind, value) ?? String(value ?? '')
}

/** The format of the import report. */
export function reportValue(kind: Kind, value: FieldValue): string {
  if (kind === 'euros') return formatEuro(Number(value))
  return String(writeCell(kind, value)).replace('.', kind === 'decimal' ? ',' : '.')
}

function typeOf(kind: Kind, value: FieldValue): string | undefined {
  const type = kind === 'type' && keysOf(parkingTypes).find((known) => known === value)
  return type ? parkingTypes[type] : undefined
}

/** Accepts a label, its first word or a code: 'Zelf parkeren', 'zelf' or 'self'. */
function readType(written: string): ParkingType | undefined {
  const wanted = written.trim().toLowerCase()
  return keysOf(parkingTypes).find((type) => {
    const label = parkingTypes[type].toLowerCase()
    return [type, label, label.split(' ')[0]].includes(wanted)
  })
}
