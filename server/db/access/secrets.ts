import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { db } from '#server/db/client.ts'
import { secrets } from '#server/db/schema.ts'

/** A signing key of this site: generated at first use, the same in every process. */
export async function secret(name: string): Promise<string> {
  const [known] = await db.select().from(secrets).where(eq(secrets.name, name))
  if (known) return known.value

  const value = randomBytes(32).toString('base64url')
  await db.insert(secrets).values({ name, value }).onConflictDoNothing()
  // Read it back: another process may have inserted its own first.
  return secret(name)
}
