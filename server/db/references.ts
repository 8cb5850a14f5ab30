import { getTableName, is } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from './schema.ts'

/** A foreign key: the field of an input, its column, and the table that it refers to. */
export type Reference = { field: string; column: string; table: string; to: string }

/** Every foreign key of the schema by the name of its constraint. */
export const references = new Map<string, Reference>()
addReferences(schema)

/** Also those of tables that stand apart from the schema. */
export function addReferences(tables: Record<string, unknown>): void {
  for (const table of Object.values(tables)) {
    if (!is(table, PgTable)) continue
    for (const [constraint, reference] of referencesOf(table)) references.set(constraint, reference)
  }
}

/** The reference of a foreign key constraint, or undefined for any other constraint. */
export const findReference = (constraint: string) => references.get(constraint)

function referencesOf(table: PgTable): [constraint: string, Reference][] {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference()
    const [column] = columns
    if (!column) return []
    const from = getTableName(table)
    const to = getTableName(foreignTable)
    const names = [...columns, ...foreignColumns].map(({ name }) => toSnakeCase(name))
    // The name that drizzle-kit generates.
    const constraint = `${from}_${names[0]}_${to}_${names[1]}_fk`
    return [[constraint, { field: column.name, column: toSnakeCase(column.name), table: from, to }]]
  })
}
