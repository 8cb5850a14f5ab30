import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { secret } from '#server/db/access/secrets.ts'
import { type Database, db } from '#server/db/client.ts'
import { env } from '#server/env.ts'

/**
 * Encrypts a text for storage in a column, with SECRETS_KEY or else a key of this database. No backup
 * contains either, so a leaked one reveals nothing. A column of sealed texts is one of the
 * `sealedColumns` (reseal.ts).
 */
export async function seal(text: string, database = db): Promise<string> {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', await sealingKey(database), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts. Undefined if no key fits, as after restoring a backup without the SECRETS_KEY of its site. */
export async function unseal(sealed: string, database = db): Promise<string | undefined> {
  for await (const key of openingKeys(database)) {
    const text = open(sealed, key)
    if (text !== undefined) return text
  }
  return undefined
}

/**
 * The same text, sealed with the present key: the given one if it already is, and undefined if no key
 * fits.
 */
export async function resealed(sealed: string, database = db): Promise<string | undefined> {
  if (open(sealed, await sealingKey(database)) !== undefined) return sealed
  const text = await unseal(sealed, database)
  return text === undefined ? undefined : seal(text, database)
}

/** A value by which a key is recognized, and which does not reveal it. */
export const fingerprint = (key: string) => derive(key, 'fingerprint').toString('base64url')

function open(sealed: string, key: Buffer): string | undefined {
  try {
    const bytes = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), {
      authTagLength: 16,
    })
    decipher.setAuthTag(bytes.subarray(12, 28))
    return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}

const sealingKey = async (database: Database) =>
  env.SECRETS_KEY ? derive(env.SECRETS_KEY, 'seal') : ownKey(database)

/** The one that seals comes first, so that the others are not looked up without need. */
async function* openingKeys(database: Database): AsyncGenerator<Buffer> {
  yield await sealingKey(database)
  if (env.SECRETS_KEY_OLD) yield derive(env.SECRETS_KEY_OLD, 'seal')
  if (env.SECRETS_KEY) yield await ownKey(database)
}

/** 256 bits from a text of any form. Each purpose has a key of its own. */
export const derive = (key: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', key, '', `parkeerpiloot ${purpose}`, 32))

async function ownKey(database: Database): Promise<Buffer> {
  return createHash('sha256')
    .update(await secret('seal', database))
    .digest()
}
