import { eq } from 'drizzle-orm'
import type { Certificate } from '#domain/system/certificate.ts'
import { db } from '#server/db/client.ts'
import { observations } from '#server/db/schema.ts'

/** What is found out about things outside the database, by its name. */
type Observations = {
  certificate: Certificate
  /** What the address that is asked after a copy answered. */
  heartbeat: { failed: string | null }
  /** The mail server took a letter. */
  'mail-sent': true
}

/** Replaces what was known of it. */
export async function observe<Name extends keyof Observations>(
  name: Name,
  value: Observations[Name],
  at = new Date(),
): Promise<void> {
  await db
    .insert(observations)
    .values({ name, at, value })
    .onConflictDoUpdate({ target: observations.name, set: { at, value } })
}

export async function findObservation<Name extends keyof Observations>(name: Name) {
  const [row] = await db.select().from(observations).where(eq(observations.name, name))
  // Written by `observe` only.
  return row ? { at: row.at.toISOString(), value: row.value as Observations[Name] } : null
}
