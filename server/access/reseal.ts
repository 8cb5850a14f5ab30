import { sql } from 'drizzle-orm'
import { findSecret, storeSecret } from '#server/db/access/secrets.ts'
import type { Database } from '#server/db/client.ts'
import { env } from '#server/env.ts'
import { log } from '#server/log.ts'
import { fingerprint, resealed } from './seal.ts'

/** Every column with texts of `seal()`. */
const sealedColumns = [
  { table: 'admins', column: 'totp_secret' },
  { table: 'admins', column: 'totp_pending' },
  { table: 'network_tokens', column: 'token' },
]

/**
 * Seals with the present key what another one sealed. What no key opens stays as it is, for the day
 * that its key is back.
 *
 * @throws with one line if SECRETS_KEY is not the one of before, and something can't be opened
 */
export async function resealAll(database: Database): Promise<void> {
  const { renewed, unopened } = await database.transaction(async (tx) => {
    const done = { renewed: 0, unopened: 0 }
    for (const { table, column } of sealedColumns) {
      const [subject, name] = [sql.identifier(table), sql.identifier(column)]
      const { rows } = (await tx.execute(
        sql`select ${name} as sealed from ${subject} where ${name} is not null for update`,
      )) as unknown as { rows: { sealed: string }[] }
      for (const { sealed } of rows) {
        const next = await resealed(sealed, tx)
        if (next === undefined) done.unopened++
        else if (next !== sealed) {
          // Found by its own value: two texts are never sealed to the same one.
          await tx.execute(sql`update ${subject} set ${name} = ${next} where ${name} = ${sealed}`)
          done.renewed++
        }
      }
    }
    await noteKey(tx, done.unopened)
    return done
  })
  if (renewed > 0) log.info('stored secrets were sealed with the present key', { count: renewed })
  if (unopened > 0) log.warn('stored secrets can’t be opened with any key', { count: unopened })
}

const usedKey = 'fingerprint of SECRETS_KEY'

/** Remembers which key was used last. A start without one seals with that of the database, as ever. */
async function noteKey(tx: Database, unopened: number): Promise<void> {
  if (!env.SECRETS_KEY) return
  const used = await findSecret(usedKey, tx)
  const given = [env.SECRETS_KEY, env.SECRETS_KEY_OLD ?? ''].map(fingerprint)
  if (used !== undefined && !given.includes(used) && unopened > 0) {
    throw new Error(
      'Wrong setting: SECRETS_KEY is not the key that sealed what is stored. Set that one, or name it in SECRETS_KEY_OLD. See .env.example.',
    )
  }
  await storeSecret(usedKey, fingerprint(env.SECRETS_KEY), tx)
}
