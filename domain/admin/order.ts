import { formatNumber } from '#domain/text/number.ts'

type Row = { id: number }

/** Reorders these ids within the places that they occupy. Other rows stay where they are. */
export function inOrder<Item extends Row>(rows: Item[], ids: number[]): Item[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const moved = new Set(ids)
  const next = ids.flatMap((id) => byId.get(id) ?? []).values()

  return rows.map((row) => (moved.has(row.id) ? (next.next().value ?? row) : row))
}

/** Moves an id to a place, clamped to the list. */
export function movedTo(ids: number[], id: number, place: number): number[] {
  const others = ids.filter((other) => other !== id)
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, id)
}

/** The screen reader texts of a move. Places count from 1. */
export function moveTexts(name: string, place: number, count: number) {
  const at = `plaats ${formatNumber(place)} van ${formatNumber(count)}`

  return {
    picked: `${name} opgepakt, ${at}. Verplaats met de pijltjes, zet neer met de spatiebalk, annuleer met Escape.`,
    moved: `${name}: ${at}.`,
    dropped: `${name} neergezet op ${at}.`,
    cancelled: `Verplaatsen geannuleerd. ${name} staat weer op ${at}.`,
  }
}
