import type { Context } from 'hono'
import { type FieldErrors, parse } from '#domain/form/form.ts'
import { settingsChangeSchema, settingsFormSchema } from '#domain/settings/setting-schema.ts'
import { isClash } from '#server/db/editing.ts'
import { findSettingsWithVersion, updateSettings } from '#server/db/settings.ts'
import type { AdminCall } from './access/authenticate.ts'
import { problem, readInput } from './json.ts'

export async function read(call: AdminCall): Promise<Response> {
  return call.json(await findSettingsWithVersion())
}

export async function update(call: AdminCall): Promise<Response> {
  const change = await readInput(call, settingsChangeSchema, invalid)
  if (!change.ok) return change.why
  const { values, version } = change.value
  // Omitted settings keep their value in the database, not the one that this process cached.
  const current = await findSettingsWithVersion()
  const input = parse(settingsFormSchema, { ...current.values, ...values })
  if (!input.ok) return invalid(call, input.why)

  const saved = await updateSettings(call.get('admin'), input.value, version)
  if (saved.ok) return call.json(saved.value)
  if (isClash(saved.why)) throw new Error('settings hold nothing that can be taken')
  return problem(call, 409, 'De instellingen zijn intussen gewijzigd', saved.why)
}

const invalid = (call: Context, fields: FieldErrors<Record<string, unknown>>) =>
  problem(call, 422, 'De instellingen zijn niet goed ingevuld', { fields })
