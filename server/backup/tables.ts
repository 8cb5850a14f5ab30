import { allKinds } from '#domain/kinds.ts'
import { otherTables } from '#server/db/other-tables.ts'

const others = Object.entries(otherTables)

/** What a copy of the site holds, each table after those that it refers to. */
export const copied: string[] = [
  ...allKinds.map(({ table }) => table),
  ...others.filter(([, { copy }]) => copy !== 'never').map(([table]) => table),
]

export const leftOut: string[] = others
  .filter(([, { copy }]) => copy === 'never')
  .map(([table]) => table)

/** Rows that are only ever added: those are read afterwards, up to the last one of the moment. */
const growing = new Set(
  others.filter(([, { copy }]) => copy === 'afterwards').map(([table]) => table),
)

export const isGrowing = (table: string) => growing.has(table)
