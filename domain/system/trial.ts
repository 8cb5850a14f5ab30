import { allKinds } from '#domain/kinds.ts'
import { capitalized } from '#domain/text/text.ts'

/** How many rows of a table a copy has, and how many came back. */
export type TrialTable = { table: string; inCopy: number; restored: number }

/** The same, in words, for people. */
export type TrialRow = { name: string; inCopy: number; restored: number }

const others = 'Al het andere'

/** One row for each kind of record that there is, and one for the rest. */
export function trialRows(tables: TrialTable[]): TrialRow[] {
  const names = new Map<string, string>(
    allKinds.map(({ table, noun }) => [table, capitalized(noun.many)]),
  )
  const rows = new Map<string, TrialRow>()
  for (const { table, inCopy, restored } of tables) {
    const name = names.get(table) ?? others
    const row = rows.get(name) ?? { name, inCopy: 0, restored: 0 }
    rows.set(name, { name, inCopy: row.inCopy + inCopy, restored: row.restored + restored })
  }
  const found = [...rows.values()].filter(({ inCopy, restored }) => inCopy + restored > 0)
  return [
    ...found.filter(({ name }) => name !== others),
    ...found.filter(({ name }) => name === others),
  ]
}

/** The tables of which not all rows came back, or too many. */
export const lostTables = (tables: TrialTable[]): TrialTable[] =>
  tables.filter(({ inCopy, restored }) => inCopy !== restored)
