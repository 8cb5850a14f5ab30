import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, db } from '#server/db/client.ts'
import { copied, isGrowing } from './tables.ts'

// The format is gzipped text: a header line, then per table a line with its name and sequence
// value, and one line of JSON per row as PostgreSQL writes it. The last line has the number of
// rows.

export const format = 'parkeerpiloot 1'
const maxBatchRows = 500

export type Head = { format: string; at: string; migration: number }
export type TableLine = { table: string; numbering: number | null }
export type Tail = { rows: number }

export const tailShape = /^\{"rows":\d+\}$/

type Cut = { table: string; numbering: number | null; until: number | null }

type Write = (lines: string[]) => Promise<void>

/**
 * Writes a consistent snapshot of the whole site to one file, while the site is in use. An existing
 * file is replaced only by a complete one.
 */
export async function writeCopy(
  path: string,
  database = db,
): Promise<{ bytes: number; rows: number }> {
  const partial = `${path}.part`
  const gzip = createGzip()
  const written = pipeline(gzip, createWriteStream(partial, { flush: true }))
  // It can fail during a query, when nothing waits for it.
  written.catch(() => undefined)
  const write: Write = async (lines) => {
    const hasRoom = gzip.write(lines.map((line) => `${line}\n`).join(''))
    // On a full disk the pipeline fails, and 'drain' never comes.
    if (!hasRoom) await Promise.race([once(gzip, 'drain'), written])
  }

  try {
    const rows = await dump(write, database)
    await write([JSON.stringify({ rows } satisfies Tail)])
    gzip.end()
    await written
    await rename(partial, path)
    return { bytes: (await stat(path)).size, rows }
  } catch (error) {
    gzip.destroy()
    await written.catch(() => undefined)
    await rm(partial, { force: true })
    throw error
  }
}

async function dump(write: Write, database: Database): Promise<number> {
  let rows = 0
  const copy = async (tx: Database, cut: Cut) => {
    await write([tableLine(cut)])
    for await (const lines of readRows(tx, cut)) {
      rows += lines.length
      await write(lines)
    }
  }

  // An embedded database handles nothing else during a transaction. So the large append-only tables
  // are read after it, up to the last id at the time of the snapshot.
  const later = await database.transaction(
    async (tx) => {
      await write([JSON.stringify(await headOf(tx))])
      const growing: Cut[] = []
      for (const table of await listTables(tx)) {
        const cut = await cutOf(tx, table)
        if (isGrowing(table)) growing.push(cut)
        else await copy(tx, cut)
      }
      return growing
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  for (const cut of later) await copy(database, cut)
  return rows
}

/** A database that is about to be migrated does not have every table yet. */
async function listTables(tx: Database): Promise<string[]> {
  const tables = await read(
    tx,
    sql`select tablename from pg_tables where schemaname = current_schema()`,
  )
  const present = new Set(tables.map(({ tablename }) => tablename))
  return copied.filter((table) => present.has(table))
}

async function headOf(tx: Database): Promise<Head> {
  const migration = await one(tx, sql`select max(created_at) from drizzle.__drizzle_migrations`)
  return { format, at: new Date().toISOString(), migration: Number(migration) }
}

async function cutOf(tx: Database, table: string): Promise<Cut> {
  const sequence = await one(
    tx,
    sql`select pg_get_serial_sequence(${table}, 'id')
    where exists (select 1 from information_schema.columns
      where table_name = ${table} and column_name = 'id')`,
  )
  if (!sequence) return { table, numbering: null, until: null }

  const numbering = await one(
    tx,
    sql.raw(`select case when is_called then last_value else 0 end from ${sequence}`),
  )
  const until = await one(tx, sql`select coalesce(max(id), 0) from ${sql.identifier(table)}`)
  return { table, numbering: Number(numbering), until: Number(until) }
}

const tableLine = ({ table, numbering }: Cut) =>
  JSON.stringify({ table, numbering } satisfies TableLine)

/** In batches by id. A table without ids is small and read at once. */
async function* readRows(tx: Database, { table, until }: Cut): AsyncGenerator<string[]> {
  const name = sql.identifier(table)
  if (until === null) {
    yield (await read(tx, sql`select to_jsonb(t)::text as row from ${name} t order by t`)).map(
      ({ row }) => String(row),
    )
    return
  }

  for (let last = 0; last < until; ) {
    const rows = await read(
      tx,
      sql`select id, to_jsonb(t)::text as row from ${name} t
        where id > ${last} and id <= ${until} order by id limit ${maxBatchRows}`,
    )
    if (rows.length === 0) return
    last = Number(rows.at(-1)?.id)
    yield rows.map(({ row }) => String(row))
  }
}

async function read(tx: Database, query: SQL): Promise<Record<string, unknown>[]> {
  const { rows } = (await tx.execute(query)) as unknown as { rows: Record<string, unknown>[] }
  return rows
}

async function one(tx: Database, query: SQL): Promise<unknown> {
  const [row] = await read(tx, query)
  return row && Object.values(row)[0]
}
