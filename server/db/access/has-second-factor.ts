import { sql } from 'drizzle-orm'
import { admins } from '#server/db/schema.ts'

/** Whether a login takes two steps: by an app, a passkey, or both. */
export const hasSecondFactor = sql<boolean>`(${admins.totpSecret} is not null or ${admins.passkeys} <> '[]'::jsonb)`
