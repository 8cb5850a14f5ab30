import { startSite } from '#test/built-site.ts'
import { startPostgres } from '#test/postgres-server.ts'
import { readAndWrite } from '#test/readers-and-writer.ts'

// Counts stale reads among 10,000 reads around 500 edits, and measures how far another process on
// the same PostgreSQL lags behind. Needs a build.
// node bench/freshness.ts [edits]

const edits = Number(process.argv[2] ?? 500)
const size = { edits, readsPerEdit: 20 }

const embedded = await startSite({ DATA_DIR: 'memory://' })
const alone = await readAndWrite([embedded], size)
await embedded.stop()
say('embedded database', alone)

const postgres = await startPostgres()
const [site, other] = [
  await startSite({ DATABASE_URL: postgres.url }),
  await startSite({ DATABASE_URL: postgres.url }),
]
const shared = await readAndWrite([site, other], size)
await site.stop()
await other.stop()
await postgres.stop()
say('PostgreSQL, the process that was written to', shared)

const late = shared.lateMs.toSorted((a, b) => a - b)
const at = (part: number) => (late[Math.ceil(late.length * part) - 1] ?? 0).toFixed(0)
process.stdout.write(
  `another process: ${late.length} of ${shared.reads} reads were older, by at most ${at(1)} ms (median ${at(0.5)}, 99% ${at(0.99)})\n`,
)

function say(where: string, { reads, edits, stale }: typeof alone): void {
  process.stdout.write(`${where}: ${reads} reads, ${edits} edits, ${stale.length} stale\n`)
  for (const line of stale.slice(0, 5)) process.stdout.write(`  ${line}\n`)
}
