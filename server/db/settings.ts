import { eq, sql } from 'drizzle-orm'
import { ok, type Result, refused } from '#domain/form/result.ts'
import type { SavedSettings, Settings } from '#domain/settings/setting.ts'
import { settingsSchema } from '#domain/settings/setting-schema.ts'
import { db } from './client.ts'
import { perVersionOf } from './content-version.ts'
import { type Clash, type Editor, edit, isStale } from './editing.ts'
import { settings } from './schema.ts'

/** The settings, cached, for readers. A write must start from `findSettingsWithVersion`. */
export const findSettings = perVersionOf(
  [settings],
  async (): Promise<Settings> => (await findSettingsWithVersion()).values,
)

export async function findSettingsWithVersion(tx = db): Promise<SavedSettings> {
  const [row] = await tx.select().from(settings)
  if (!row) throw new Error('there is always one row of settings')
  return {
    values: settingsSchema.parse(row.values),
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** Empties a setting that may keep out everybody, from the command line. */
export async function emptySetting(name: 'adminNetworks' | 'twoSteps'): Promise<void> {
  const emptied = sql`${settings.values} || ${JSON.stringify({ [name]: '' })}::jsonb`
  await db.update(settings).set({ values: emptied }).where(eq(settings.id, 1))
}

export async function updateSettings(
  editor: Editor,
  values: Settings,
  version: number | undefined,
): Promise<Result<SavedSettings, { current: SavedSettings } | Clash>> {
  return edit(editor, async (tx) => {
    await tx.select({ id: settings.id }).from(settings).for('update')
    const current = await findSettingsWithVersion(tx)
    if (isStale(current, version)) return refused({ current })

    await tx.update(settings).set({ values }).where(eq(settings.id, 1))
    return ok(await findSettingsWithVersion(tx))
  })
}
