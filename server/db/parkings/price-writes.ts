import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'

/**
 * Says of the prices that this transaction writes from here that an admin looked at them, or that they come
 * back as they were. A trigger marks any other price that changes as not checked (`derive_parking`).
 */
export async function pricesAre(tx: Database, how: 'seen' | 'restored'): Promise<void> {
  await tx.execute(sql`select set_config('parkeerpiloot.prices', ${how}, true)`)
}
