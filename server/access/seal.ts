import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { secret } from '#server/db/access/secrets.ts'

/**
 * Encrypts a text for storage in a column. The key is in a table that backups leave out, so a
 * leaked backup reveals nothing.
 */
export async function seal(text: string): Promise<string> {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', await key(), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts. Undefined if the key differs, as after restoring a backup of another site. */
export async function unseal(sealed: string): Promise<string | undefined> {
  try {
    const bytes = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', await key(), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}

async function key(): Promise<Buffer> {
  return createHash('sha256')
    .update(await secret('seal'))
    .digest()
}
