import type { FormKind } from '#app/admin/form/form-kind.ts'
import type { SaveForm } from '#app/admin/form/use-save-form.ts'
import { parse } from '#domain/form/form.ts'
import { ok } from '#domain/form/result.ts'
import type { SavedSettings, Settings } from '#domain/settings/setting.ts'
import { settingsFormSchema } from '#domain/settings/setting-schema.ts'
import { type Analytics, analyticsNames } from '#domain/statistics/analytics.ts'
import { keysOf } from '#domain/text/keys.ts'

export const settingLabels: Record<keyof Settings, string> = {
  product: 'Productnaam',
  email: 'E-mailadres',
  company: 'Bedrijfsnaam',
  registeredAddress: 'Zetel in België',
  vatNumber: 'Btw-nummer',
  postalAddress: 'Postadres in Nederland',
  facebookUrl: 'Facebook',
  instagramUrl: 'Instagram',
  linkedinUrl: 'LinkedIn',
  xUrl: 'X',
  seoTitle: 'Titel van de homepage',
  seoDescription: 'Omschrijving van de homepage',
  affiliateTag: 'Brontag',
  analyticsService: 'Statistiekdienst',
  analyticsHost: 'Adres van de dienst',
  analyticsId: 'Meet-ID',
  contactMonths: 'Berichten bewaren (maanden)',
  rawMonths: 'Bezoekgegevens bewaren (maanden)',
  priceStaleDays: 'Prijs mogelijk verouderd na (dagen)',
  factStaleDays: 'Feit opnieuw nakijken na (dagen)',
  basketShortDays: 'Kort verblijf op Parkeerprijzen (dagen)',
  basketLongDays: 'Lang verblijf op Parkeerprijzen (dagen)',
  backupsKept: 'Reservekopieën bewaren (aantal)',
}

export type SettingsFields = { [Name in keyof Settings]: string }

export type SettingsSaveForm = SaveForm<SettingsFields, SavedSettings>

export const settingsKind: FormKind<SettingsFields, SavedSettings> = {
  labels: settingLabels,
  fields: (saved) =>
    // Every setting has a label.
    Object.fromEntries(
      keysOf(settingLabels).map((name) => [name, String(saved?.values[name] ?? '')]),
    ) as SettingsFields,
  check: (fields) => {
    const input = parse(settingsFormSchema, withoutService(fields))
    return input.ok ? ok({ values: input.value }) : input
  },
  show: { analyticsService: serviceName },
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

export function serviceName(value: string): string {
  const service = serviceOf(value)
  return service ? analyticsNames[service] : 'Geen'
}

/** Switching the service sets its host, unless a custom one was typed. */
export function withService({ analyticsHost }: SettingsFields, value: string) {
  const known = keysOf(services).map((service) => services[service].host)
  const service = serviceOf(value)
  const host = service && known.includes(analyticsHost) ? services[service].host : analyticsHost
  return { analyticsService: value, analyticsHost: host }
}
