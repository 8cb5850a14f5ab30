import type { Database } from './client.ts'
import { admins } from './schema.ts'

/** Adds the first administrator, unless there is one. The hash is made only when it is needed. */
export async function addFirstAdmin(
  db: Database,
  username: string,
  hash: () => Promise<string>,
): Promise<boolean> {
  const [present] = await db.select({ id: admins.id }).from(admins).limit(1)
  if (present) return false

  await db.insert(admins).values({ username, passwordHash: await hash() })
  return true
}
