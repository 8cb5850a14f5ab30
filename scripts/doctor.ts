// npm run doctor                        checks what the site needs, and says what to do
// npm run doctor -- --mail you@…        also sends a letter to that address
//
// Ends with 1 if there is a problem. Changes nothing, and does not open the embedded database.
import { type Finding, lineOf, problem, reasonOf } from '#server/doctor/finding.ts'
import { isBuild } from '#server/root.ts'

const usage = `Usage: ${isBuild ? 'node build/doctor.js' : 'npm run doctor --'} [--mail <address>]`

const [option, to, ...rest] = process.argv.slice(2)
if (rest.length > 0 || (option !== undefined && (option !== '--mail' || !to?.includes('@')))) {
  process.stderr.write(`${usage}\n`)
  process.exit(1)
}

const findings = await examine().catch((error: unknown) => [
  problem('settings', reasonOf(error).replace(/\.$/, ''), 'Nothing else was checked'),
])
for (const finding of findings) process.stdout.write(`${lineOf(finding)}\n`)
process.exitCode = findings.some(({ level }) => level === 'problem') ? 1 : 0

async function examine(): Promise<Finding[]> {
  // A wrong setting is thrown by its import.
  const { env, nameWarnings } = await import('#server/env.ts')
  const { examineSite } = await import('#server/doctor/examine.ts')
  const isUrlSet = Boolean(process.env.SITE_URL)
  return examineSite(env, { nameWarnings, isUrlSet, to })
}
