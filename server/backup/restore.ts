import { sql } from 'drizzle-orm'
import { connection, type Database } from '#server/db/client.ts'
import { migrate } from '#server/db/prepare.ts'
import { format, type Head, readLines, type TableLine, type Tail } from './dump.ts'
import { copied } from './tables.ts'

const maxBatchRows = 500
const incomplete = 'Deze kopie is niet compleet: het einde ontbreekt.'

export class NotRestored extends Error {}

/**
 * Restores a backup into an empty database of either engine, completely or not at all. An older
 * backup is loaded into the schema of its time and then migrated.
 */
export async function restoreCopy(path: string): Promise<{ rows: number; at: string }> {
  const lines = readLines(path)
  const head = await readHead(lines)
  await checkWhole(path)

  return connection.exclusively(async (database) => {
    await migrate(database, head.migration)
    const rows = await database.transaction(async (tx) => {
      const filled = await tx.execute(sql`select 1 from content_version`)
      if ((filled as unknown as { rows: unknown[] }).rows.length > 0) {
        throw new NotRestored('In deze database staat al een site. Zet de kopie terug in een lege.')
      }
      return fill(tx, lines)
    })
    await migrate(database)
    return { rows, at: head.at }
  })
}

/** Reads the file to its end, since its checksum is there: a damaged row may still be a row. */
async function checkWhole(path: string): Promise<void> {
  try {
    for await (const _ of readLines(path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'Z_BUF_ERROR') throw new NotRestored(incomplete)
    if (code?.startsWith('Z_')) throw new NotRestored('Deze kopie is beschadigd.')
    throw error
  }
}

async function readHead(lines: AsyncIterator<string>): Promise<Head> {
  try {
    const first = await lines.next()
    const head = JSON.parse(String(first.value)) as Head
    if (head.format === format) return head
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error
    // Not gzip or not JSON, so not a backup.
  }
  throw new NotRestored('Dit bestand is geen kopie van de site.')
}

async function fill(tx: Database, lines: AsyncIterator<string>): Promise<number> {
  let table: TableLine | undefined
  let pendingRows: string[] = []
  let rows = 0

  async function flush(): Promise<void> {
    if (!table || pendingRows.length === 0) return
    const name = sql.identifier(table.table)
    await tx.execute(sql`insert into ${name} overriding system value
      select * from jsonb_populate_recordset(null::${name}, ${`[${pendingRows.join(',')}]`}::jsonb)`)
    rows += pendingRows.length
    pendingRows = []
  }

  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    const { value } = line
    if (isTail(value)) {
      await flush()
      return checked(rows, JSON.parse(value) as Tail)
    }
    const next = tableOf(value)
    if (next || pendingRows.length === maxBatchRows) await flush()
    if (next) {
      table = next
      await continueNumbering(tx, next)
    } else pendingRows.push(value)
  }
  throw new NotRestored(incomplete)
}

const isTail = (line: string) => /^\{"rows":\d+\}$/.test(line)

function tableOf(line: string): TableLine | undefined {
  if (!/^\{"table":"\w+","numbering":(\d+|null)\}$/.test(line)) return undefined
  const table = JSON.parse(line) as TableLine
  if (!copied.includes(table.table))
    throw new NotRestored(
      `Deze kopie past niet bij deze versie: ‘${table.table}’ bestaat hier niet.`,
    )
  return table
}

/** Prevents the reuse of deleted ids: an old click would then count for another parking. */
async function continueNumbering(tx: Database, { table, numbering }: TableLine): Promise<void> {
  if (!numbering) return
  await tx.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${numbering})`)
}

function checked(rows: number, tail: Tail): number {
  if (rows === tail.rows) return rows
  throw new NotRestored(`Deze kopie is niet compleet: ${rows} van ${tail.rows} regels.`)
}
