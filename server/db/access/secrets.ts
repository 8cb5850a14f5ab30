import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { db } from '#server/db/client.ts'
import { secrets } from '#server/db/schema.ts'

/** What this site signs with: made when it is first needed, the same in every process. */
export async function secret(name: string): Promise<string> {
  const [known] = await db.select().from(secrets).where(eq(secrets.name, name))
  if (known) return known.value

  const value = randomBytes(32).toString('base64url')
  await db.insert(secrets).values({ name, value }).onConflictDoNothing()
  // Read again: another process may have been first.
  return secret(name)
}
