import { allKinds } from '#domain/kinds.ts'
import { otherTables } from '#server/db/other-tables.ts'

const others = Object.entries(otherTables)

const othersThat = (backup: (typeof others)[number][1]['backup'][]) =>
  others.filter(([, table]) => backup.includes(table.backup)).map(([name]) => name)

/** The tables in a backup, each after those that it refers to. */
export const copied: string[] = [
  ...allKinds.map(({ table }) => table),
  ...othersThat(['snapshot', 'appended']),
]

export const leftOut: string[] = othersThat(['never'])

/** Append-only tables. They are read after the transaction, up to the last id of the snapshot. */
const growing = new Set(othersThat(['appended']))

export const isGrowing = (table: string) => growing.has(table)
