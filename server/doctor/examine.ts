import type { Env } from '#server/env.ts'
import { ask } from './ask.ts'
import { checkEmbedded, checkPostgres } from './database.ts'
import { checkCopies, checkDisk } from './disk.ts'
import { type Finding, warning } from './finding.ts'
import { checkMail } from './mail.ts'
import { checkOutside, judgeClock } from './outside.ts'
import { checkSettings } from './settings.ts'
import { withPass } from './visit.ts'

type Wishes = { nameWarnings: string[]; isUrlSet: boolean; to?: string }

/** All that can be wrong around the site, in the order in which one would mend it. */
export async function examineSite(
  env: Env,
  { nameWarnings, isUrlSet, to }: Wishes,
): Promise<Finding[]> {
  const disk = checkDisk(env.DATA_DIR)
  const [database, outside, mail] = await Promise.all([
    env.DATABASE_URL ? checkPostgres(env.DATABASE_URL, env.DATABASE_POOL) : checkEmbedded(env),
    // The site is asked through a file in its folder.
    disk.level === 'problem'
      ? [warning('address', 'not asked, because of the disk', 'Mend that first')]
      : withPass(env.DATA_DIR, (pass) => checkOutside(env, pass)),
    checkMail(env, to),
  ])
  const clock = database.some(({ check }) => check === 'clock')
    ? []
    : await checkClock(env.SITE_URL)
  return [
    ...checkSettings(env, nameWarnings, isUrlSet),
    disk,
    ...database,
    mail,
    ...clock,
    ...outside,
    checkCopies(env.DATA_DIR),
  ]
}

/** Of a site on this very machine it says nothing; a proxy elsewhere has its own clock. */
async function checkClock(url: string): Promise<Finding[]> {
  try {
    const { headers } = await ask(`${url}/healthz`)
    return headers.date ? [judgeClock(new Date(headers.date), new URL(url).host)] : []
  } catch {
    // Said by the check of the address.
    return []
  }
}
