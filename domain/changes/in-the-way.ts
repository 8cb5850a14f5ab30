import { listed } from '#domain/text/listed.ts'
import type { NamedRow, UndoRefusal } from './change.ts'

/** More names than this are a number. */
const maxNamed = 3

/** Why a change can't be undone as a whole. */
export function inTheWayText({ inTheWay, others, isTaken }: UndoRefusal): string {
  if (others === 0 || inTheWay.every(({ name }) => name === '')) {
    return `Dit kan niet meer terug: ${isTaken ? 'de code of slug is intussen van iets anders' : 'het is intussen opnieuw gewijzigd'}.`
  }
  if (isTaken) {
    return `Niet alles kan terug: de code of slug van ${namesOf(inTheWay)} is intussen van iets anders.`
  }
  const isOne = inTheWay.length === 1
  return `Niet alles kan terug: ${namesOf(inTheWay)} ${isOne ? 'is' : 'zijn'} intussen opnieuw gewijzigd.`
}

/** '"Polderpark", "Maas", "Dijk" en nog 4'. */
export function namesOf(rows: Pick<NamedRow, 'name'>[]): string {
  const named = rows.filter(({ name }) => name !== '').map(({ name }) => `"${name}"`)
  const more = rows.length - Math.min(named.length, maxNamed)
  if (more > 0) return `${named.slice(0, maxNamed).join(', ')} en nog ${more}`
  return listed(named)
}
