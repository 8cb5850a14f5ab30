import { parse } from '#domain/form.ts'
import { settingsFormSchema } from '#domain/setting-schema.ts'
import { isClash } from '#server/db/editing.ts'
import { findSettings, findSettingsWithVersion, updateSettings } from '#server/db/settings.ts'
import type { AdminCall } from './administrator.ts'
import { problem, readJson } from './json.ts'

export async function read(call: AdminCall): Promise<Response> {
  return call.json(await findSettingsWithVersion())
}

export async function update(call: AdminCall): Promise<Response> {
  const body = await readJson(call)
  if (!body.ok) return body.why
  const { values, version } = (body.value ?? {}) as { values?: object; version?: unknown }
  // What is not named stays as it is.
  const input = parse(settingsFormSchema, { ...(await findSettings()), ...values })
  if (!input.ok) {
    return problem(call, 422, 'De instellingen zijn niet goed ingevuld', { fields: input.why })
  }

  const based = typeof version === 'number' ? version : undefined
  const saved = await updateSettings(call.get('admin'), input.value, based)
  if (saved.ok) return call.json(saved.value)
  if (isClash(saved.why)) throw new Error('settings hold nothing that can be taken')
  const { current } = saved.why
  return problem(call, 409, 'De instellingen zijn intussen gewijzigd', { current })
}
