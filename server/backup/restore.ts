import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { unseal } from '#server/access/seal.ts'
import { connection, type Database } from '#server/db/client.ts'
import { appliedMigrations, migrate, ownMigrations } from '#server/db/engine/migrate.ts'
import { admins } from '#server/db/schema.ts'
import { env } from '#server/env.ts'
import { type ErasedAgain, eraseAgain } from '#server/erasures/erase-again.ts'
import { format, type Head, type TableLine, type Tail, tailShape } from './dump.ts'
import { backupFolder } from './folder.ts'
import { NotRestored } from './not-restored.ts'
import { readLines } from './read-lines.ts'
import { listStoredFiles } from './stored-files.ts'
import { copied } from './tables.ts'

const maxBatchRows = 500
const maxBatchLength = 8_000_000
const incomplete = 'Deze kopie is niet compleet: het einde ontbreekt.'

export type Restored = {
  rows: number
  /** When the backup was made. */
  at: string
  /** The admins whose authenticator app can't be checked, because no key opens its secret. */
  withoutApp: string[]
  /** Whom was erased after the backup. Null without a SECRETS_KEY, which would have told. */
  erased: ErasedAgain | null
}

/**
 * Restores a backup into an empty database of either engine, in one transaction: completely, or the
 * database stays as it was. An older backup is loaded into the schema of its time and then migrated.
 *
 * @param filled sees the database as the backup has it, before that
 */
export async function restoreCopy(
  path: string,
  filled = async (_: Database): Promise<void> => undefined,
): Promise<Restored> {
  const head = await readHead(path)
  refuseUnknownVersion(head)
  await checkWhole(path)

  return connection.exclusively((database) =>
    database.transaction(async (tx) => {
      await refuseFilled(tx, head)
      await migrate(tx, head.migration)
      const rows = await fill(tx, readLines(path))
      await filled(tx)
      await migrate(tx)
      await listStoredFiles(tx)
      const erased = await eraseAgain(tx, [backupFolder(), dirname(path)])
      return {
        rows,
        at: head.at,
        withoutApp: await listWithoutApp(tx),
        erased: env.SECRETS_KEY ? erased : null,
      }
    }),
  )
}

/**
 * Reads the file to its end, since its checksum is there: a damaged row may still be a row. So the
 * database is not touched for a file that has no hope.
 */
async function checkWhole(path: string): Promise<void> {
  try {
    await checkLines(readLines(path))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'Z_BUF_ERROR') throw new NotRestored(incomplete)
    if (code?.startsWith('Z_')) throw new NotRestored('Deze kopie is beschadigd.')
    throw error
  }
}

async function checkLines(lines: AsyncGenerator<string>): Promise<void> {
  let [number, rows] = [0, 0]
  let table: TableLine | undefined
  let tail: Tail | undefined
  for await (const line of lines) {
    number++
    if (number === 1) continue
    const next = tableOf(line)
    if (tailShape.test(line)) tail = JSON.parse(line) as Tail
    else if (tail || !(next ?? table)) {
      throw new NotRestored(`Regel ${number} van deze kopie hoort nergens bij.`)
    } else if (next) table = next
    else rows++
  }
  if (!tail) throw new NotRestored(incomplete)
  if (rows !== tail.rows) {
    throw new NotRestored(`Deze kopie is niet compleet: ${rows} van ${tail.rows} regels.`)
  }
}

/** @throws NotRestored for a file that is no backup */
export async function readHead(path: string): Promise<Head> {
  try {
    for await (const line of readLines(path)) {
      const head = JSON.parse(line) as Head
      if (head.format === format) return head
      break
    }
  } catch (error) {
    if (error instanceof NotRestored) throw error
    if (error instanceof Error && 'syscall' in error) throw error
    // Not gzip or not JSON, so not a backup.
  }
  throw new NotRestored('Dit bestand is geen kopie van de site.')
}

function refuseUnknownVersion({ migration }: Head): void {
  const ours = ownMigrations().map(({ folderMillis }) => folderMillis)
  if (ours.includes(migration)) return
  throw new NotRestored(
    migration > Math.max(...ours)
      ? 'Deze kopie is van een nieuwere versie van de site. Werk de site eerst bij, en zet de kopie daarna terug.'
      : 'Deze kopie is van een versie van de site die hier niet bekend is.',
  )
}

async function refuseFilled(tx: Database, { migration }: Head): Promise<void> {
  const empty =
    connection.engine === 'pglite'
      ? `zet eerst de map ${join(env.DATA_DIR, 'pg')} opzij.`
      : 'laat DATABASE_URL naar een andere wijzen.'
  const applied = await appliedMigrations(tx)
  if (applied.length > 0 && (await hasRows(tx, sql`select 1 from content_version`))) {
    throw new NotRestored(
      `In deze database staat al een site. Zet de kopie terug in een lege: ${empty}`,
    )
  }
  if (Math.max(0, ...applied) > migration) {
    throw new NotRestored(
      `De tabellen van deze database zijn nieuwer dan de kopie. Zet de kopie terug in een lege: ${empty}`,
    )
  }
}

async function hasRows(tx: Database, query: ReturnType<typeof sql>): Promise<boolean> {
  return ((await tx.execute(query)) as unknown as { rows: unknown[] }).rows.length > 0
}

async function fill(tx: Database, lines: AsyncIterable<string>): Promise<number> {
  let table: (TableLine & { columns: Set<string> }) | undefined
  let pending: string[] = []
  let length = 0
  let number = 0
  let rows = 0

  async function flush(): Promise<void> {
    if (!table || pending.length === 0) return
    const name = sql.identifier(table.table)
    await tx.execute(sql`insert into ${name} overriding system value
      select * from jsonb_populate_recordset(null::${name}, ${`[${pending.join(',')}]`}::jsonb)`)
    rows += pending.length
    pending = []
    length = 0
  }

  for await (const line of lines) {
    number++
    // The header.
    if (number === 1) continue
    const next = tableOf(line)
    if (next) {
      await flush()
      table = { ...next, columns: await columnsOf(tx, next.table) }
      await continueNumbering(tx, next)
    } else if (table && !tailShape.test(line)) {
      checkColumns(line, table, number)
      pending.push(line)
      length += line.length
      if (pending.length === maxBatchRows || length > maxBatchLength) await flush()
    }
  }
  await flush()
  return rows
}

function tableOf(line: string): TableLine | undefined {
  if (!/^\{"table":"\w+","numbering":(\d+|null)\}$/.test(line)) return undefined
  const table = JSON.parse(line) as TableLine
  if (!copied.includes(table.table)) throw unknown(table.table)
  return table
}

const unknown = (what: string) =>
  new NotRestored(`Deze kopie past niet bij deze versie: ‘${what}’ bestaat hier niet.`)

async function columnsOf(tx: Database, table: string): Promise<Set<string>> {
  const { rows } = (await tx.execute(
    sql`select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table}`,
  )) as unknown as { rows: { name: string }[] }
  if (rows.length === 0) throw unknown(table)
  return new Set(rows.map(({ name }) => name))
}

/** PostgreSQL would leave out what has no column, and leave empty what the row does not have. */
function checkColumns(
  row: string,
  { table, columns }: { table: string; columns: Set<string> },
  number: number,
): void {
  const names = namesIn(row)
  if (!names) throw new NotRestored(`Regel ${number} van deze kopie is beschadigd.`)
  const extra = names.find((name) => !columns.has(name))
  if (extra !== undefined) throw unknown(`${table}.${extra}`)
  const missing = [...columns].find((name) => !names.includes(name))
  if (missing !== undefined) {
    throw new NotRestored(`In regel ${number} van deze kopie ontbreekt ‘${table}.${missing}’.`)
  }
}

function namesIn(row: string): string[] | undefined {
  try {
    return Object.keys(JSON.parse(row))
  } catch {
    return undefined
  }
}

/** Prevents the reuse of deleted ids: an old click would then count for another parking. */
async function continueNumbering(tx: Database, { table, numbering }: TableLine): Promise<void> {
  if (!numbering) return
  await tx.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${numbering})`)
}

async function listWithoutApp(tx: Database): Promise<string[]> {
  const names: string[] = []
  for (const { username, totpSecret } of await tx.select().from(admins).orderBy(admins.username)) {
    if (totpSecret !== null && (await unseal(totpSecret, tx)) === undefined) names.push(username)
  }
  return names
}
