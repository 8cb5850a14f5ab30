import { connection } from '#server/db/client.ts'

// The planner's statistics of the embedded database, which has no autovacuum: without them a list of
// 1,500 parkings takes twenty times as long. A PostgreSQL server keeps its own.

/** A table that was never analyzed, or that has grown by a fifth since it was. */
const grown = `
  select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema')
    and pg_relation_size(pg_class.oid) > greatest(relpages * 1.2, relpages + 8) * 8192
  order by 1`

/** Frees the space of dead rows of tables that have grown, and samples their values. Answers with their names. */
export async function analyzeGrownTables(): Promise<string[]> {
  if (connection.engine !== 'pglite') return []
  const { rows } = await connection.execute(grown)
  const names = rows.map(({ name }) => String(name))
  // One at a time: requests are answered in between.
  for (const name of names) await connection.execute(`vacuum (analyze) ${name}`)
  return names
}
