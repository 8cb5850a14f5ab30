import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { secret } from '#server/db/access/secrets.ts'

/**
 * Keeps a text so that its column alone says nothing. The key is in a table that no copy of the site
 * holds, so whoever finds a copy can read none of them.
 */
export async function seal(text: string): Promise<string> {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', await key(), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Undefined when it was sealed by another site: a copy that was restored has a key of its own. */
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
