import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { db } from '#server/db/client.ts'
import { secrets } from '#server/db/schema.ts'

/** A signing key of this site: generated at first use, the same in every process. */
export async function secret(name: string, database = db): Promise<string> {
  const known = await findSecret(name, database)
  if (known !== undefined) return known

  const value = randomBytes(32).toString('base64url')
  await database.insert(secrets).values({ name, value }).onConflictDoNothing()
  // Read it back: another process may have inserted its own first.
  return secret(name, database)
}

export async function findSecret(name: string, database = db): Promise<string | undefined> {
  const [known] = await database.select().from(secrets).where(eq(secrets.name, name))
  return known?.value
}

export async function storeSecret(name: string, value: string, database = db): Promise<void> {
  await database
    .insert(secrets)
    .values({ name, value })
    .onConflictDoUpdate({ target: secrets.name, set: { value } })
}
