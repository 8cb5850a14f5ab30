type Row = { id: number }

/** Those of these ids in this order, in the places that they have together: others stay where they are. */
export function inOrder<Item extends Row>(rows: Item[], ids: number[]): Item[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const moved = new Set(ids)
  const next = ids.flatMap((id) => byId.get(id) ?? []).values()

  return rows.map((row) => (moved.has(row.id) ? (next.next().value ?? row) : row))
}

/** With this one at that place; a place that is not there is the nearest one that is. */
export function movedTo(ids: number[], id: number, place: number): number[] {
  const others = ids.filter((other) => other !== id)
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, id)
}

/** What is said to who moves something without seeing it: at which place, from 1, of how many. */
export function moveTexts(name: string, place: number, count: number) {
  const at = `plaats ${place} van ${count}`

  return {
    picked: `${name} opgepakt, ${at}. Verplaats met de pijltjes, zet neer met de spatiebalk, annuleer met Escape.`,
    moved: `${name}: ${at}.`,
    dropped: `${name} neergezet op ${at}.`,
    cancelled: `Verplaatsen geannuleerd. ${name} staat weer op ${at}.`,
  }
}
