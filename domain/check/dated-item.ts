import { factLabel, isFactKey } from '#domain/fact/fact.ts'
import type { FactKey } from '#domain/fact/fact-fields.ts'
import type { ParkingType } from '#domain/parking/parking.ts'
import type { Mark } from '#domain/provider/provider.ts'

/** What has a date that passes, by its name in a check: `price`, `reviews`, `fact:heightLimit`, `mark:ESPA`. */
export type DatedItem =
  | { kind: 'price' }
  | { kind: 'reviews' }
  | { kind: 'fact'; key: FactKey }
  | { kind: 'mark'; name: string }

export const datedKinds = {
  price: 'Prijzen',
  fact: 'Feiten',
  reviews: 'Beoordelingen',
  mark: 'Keurmerken',
} as const

/** Undefined if it is the name of nothing that we know. */
export function readItem(name: string): DatedItem | undefined {
  if (name === 'price' || name === 'reviews') return { kind: name }
  const [kind, rest = ''] = splitOnce(name)
  if (kind === 'fact' && isFactKey(rest)) return { kind, key: rest }
  return kind === 'mark' && rest !== '' ? { kind, name: rest } : undefined
}

export const factItem = (key: FactKey) => `fact:${key}`

/** The name of a mark in a check. Of two with the same name each has its number. */
export function markName({ name, number }: NamedMark, marks: NamedMark[]): string {
  const isTwin = marks.filter((other) => other.name === name).length > 1
  return isTwin && number !== null ? `${name} nummer ${number}` : name
}

type NamedMark = Pick<Mark, 'name' | 'number'>

function splitOnce(name: string): [string, string] {
  const at = name.indexOf(':')
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)]
}

type Named = { item: string; tariff?: string | null; parkingType?: ParkingType | null }

/** What the queue calls it: 'prijs per dag', 'prijs, winter 2026', 'hoogtebeperking'. */
export function itemLabel({ item, tariff, parkingType }: Named): string {
  const read = readItem(item)
  switch (read?.kind) {
    case 'price':
      return tariff ? `prijs, ${uncapitalized(tariff)}` : 'prijs per dag'
    case 'reviews':
      return 'beoordeling'
    case 'fact':
      return uncapitalized(factLabel(read.key, parkingType ?? undefined))
    case 'mark':
      return `keurmerk ${read.name}`
    case undefined:
      return item
  }
}

const uncapitalized = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)
