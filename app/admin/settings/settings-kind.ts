import type { FormKind } from '#app/admin/form/form-kind.ts'
import type { SaveForm } from '#app/admin/form/use-save-form.ts'
import { parse } from '#domain/form/form.ts'
import { ok } from '#domain/form/result.ts'
import type { SavedSettings, Settings } from '#domain/settings/setting.ts'
import { perSetting, settingFields } from '#domain/settings/setting-fields.ts'
import { settingsFormSchema } from '#domain/settings/setting-schema.ts'
import type { Analytics } from '#domain/statistics/analytics.ts'
import { keysOf } from '#domain/text/keys.ts'

export const settingLabels = perSetting(({ label }) => label)

export type SettingsFields = Record<keyof Settings, string>

export type SettingsSaveForm = SaveForm<SettingsFields, SavedSettings>

export const settingsKind: FormKind<SettingsFields, SavedSettings> = {
  labels: settingLabels,
  fields: (saved) => perSetting((_, name) => String(saved?.values[name] ?? '')),
  check: (fields) => {
    const input = parse(settingsFormSchema, withoutService(fields))
    return input.ok ? ok({ values: input.value }) : input
  },
  show: perSetting((_, name) => (value: string) => settingText(name, value.trim())),
}

/** The hidden fields of a service are cleared, so that they cannot be invalid. */
function withoutService(fields: SettingsFields): SettingsFields {
  return fields.analyticsService === '' ? { ...fields, analyticsHost: '', analyticsId: '' } : fields
}

type Service = NonNullable<Analytics>['service']

/** The fields of each service, with its host if that is always the same. */
export const services: Record<Service, { host: string; example: string; id: string }> = {
  plausible: {
    host: 'https://plausible.io',
    example: 'https://plausible.io',
    id: 'Het domein zoals het bij Plausible staat: voorbeeld.nl',
  },
  matomo: {
    host: '',
    example: 'https://statistieken.voorbeeld.nl',
    id: 'Het nummer van de site in Matomo, zoals 1',
  },
  ga4: {
    host: 'https://www.googletagmanager.com',
    example: 'https://www.googletagmanager.com',
    id: 'De meet-ID in Google Analytics, zoals G-ABC123DEF4',
  },
}

export function serviceOf(value: string): Service | undefined {
  return keysOf(services).find((service) => service === value)
}

/** A choice in its own words; any other value as it is. */
export function settingText(name: keyof Settings, value: string): string {
  const field = settingFields[name]
  return field.kind === 'choice' ? (field.choices[value] ?? value) : value
}

/** Switching the service sets its host, unless a custom one was typed. */
export function withService({ analyticsHost }: SettingsFields, value: string) {
  const known = keysOf(services).map((service) => services[service].host)
  const service = serviceOf(value)
  const host = service && known.includes(analyticsHost) ? services[service].host : analyticsHost
  return { analyticsService: value, analyticsHost: host }
}
