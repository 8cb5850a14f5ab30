import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type ChangedFieldName, changedFields } from '#domain/changes/change-field.ts'
import { kindNames, kinds } from '#domain/kinds.ts'

// Apart from change-log.ts, because indexes are made of these expressions. A query has the same values in its
// text: as parameters they would not be those of an index.

type Entry = Record<'action' | 'subject' | 'before' | 'after', PgColumn>

const literal = (text: string) => sql.raw(`'${text.replaceAll("'", "''")}'`)

const listOf = (texts: readonly string[]) => sql.join(texts.map(literal), sql`, `)

/** Whether an entry is of this field. */
export function isOfField(entry: Entry, name: ChangedFieldName): SQL {
  const { subjects, columns } = changedFields[name]
  const isSubject = sql`${entry.subject} in (${listOf(subjects)})`
  const isOther = columns.map((column) => {
    const key = literal(column)
    return sql`(${entry.before} -> ${key}) is distinct from (${entry.after} -> ${key})`
  })
  if (isOther.length === 0) return isSubject
  return sql`${isSubject} and ${entry.action} = 'update' and (${sql.join(isOther, sql` or `)})`
}

/** Kinds that belong to another one, each with the column that says to which. */
export const ownedKinds = kindNames.flatMap((name) => {
  const { table, owner } = kinds[name]
  return owner === null ? [] : [{ table, of: kinds[owner].table, column: `${owner}_id` }]
})

/** The number of the record that the one of an entry belongs to, as text. */
export function ownerOf(entry: Entry): SQL {
  const cases = ownedKinds.map(
    ({ table, column }) => sql`when ${literal(table)} then ${literal(column)}`,
  )
  return sql`(coalesce(${entry.after}, ${entry.before}) ->> case ${entry.subject} ${sql.join(cases, sql` `)} end)`
}
