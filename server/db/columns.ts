import { type SQL, sql } from 'drizzle-orm'
import { integer, type PgColumn, timestamp } from 'drizzle-orm/pg-core'

// What the columns of many tables are made of.

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const moment = () => timestamp({ withTimezone: true })

/**
 * The columns of every editable row. A write based on an older version is refused. A trigger
 * updates the version and the timestamp (`track_versions` in the migrations).
 */
export const editable = {
  version: integer().notNull().default(1),
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment().notNull().defaultNow(),
}

export const oneOf = (column: PgColumn | SQL, values: object) =>
  isOneOf(column, Object.keys(values))

export const isOneOf = (column: PgColumn | SQL, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
