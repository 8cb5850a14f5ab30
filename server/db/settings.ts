import type { Settings } from '#domain/setting.ts'
import { settingsSchema } from '#domain/setting-schema.ts'
import { db } from './client.ts'
import { settings } from './schema.ts'

export async function findSettings(): Promise<Settings> {
  const [row] = await db.select({ values: settings.values }).from(settings)
  return settingsSchema.parse(row?.values ?? {})
}
