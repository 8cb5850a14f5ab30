import type { Editable } from '#domain/changes/editable.ts'
import type { Analytics } from '#domain/statistics/analytics.ts'

/** What the operator may change about the site itself. These built-in values are plainly examples. */
export const exampleSettings = {
  product: 'Parkeerpiloot',
  email: 'info@example.com',
  company: 'Voorbeeld BV',
  registeredAddress: 'Voorbeeldstraat 1, 3500 Hasselt',
  vatNumber: 'BE 0000.000.000',
  postalAddress: 'Postbus 0, 0000 AA Voorbeeldstad',
  /** Where else the company is; nothing is nowhere. */
  facebookUrl: '',
  instagramUrl: '',
  linkedinUrl: '',
  xUrl: '',
  /** What search engines show of the home page; nothing is the built-in text. */
  seoTitle: '',
  seoDescription: '',
  /** How providers know that a visitor comes from us: a parameter in the address of each lot. */
  affiliateTag: 'bron=parkeerpiloot',
  /** A third party's statistics, of who accepted; nothing is none. */
  analyticsService: '' as '' | NonNullable<Analytics>['service'],
  analyticsHost: '',
  analyticsId: '',
  /** How long a message is kept after it was resolved, in months. */
  contactMonths: 12,
  /** How long clicks and visits are kept one by one, in months; after that only what they come down to. */
  rawMonths: 13,
  /** How many scheduled copies of the site are kept. */
  backupsKept: 7,
}

export type Settings = typeof exampleSettings

/** What is plainly an example until the operator fills it in. */
export const identity = [
  'email',
  'company',
  'registeredAddress',
  'vatNumber',
  'postalAddress',
] as const satisfies (keyof Settings)[]

/** The addresses of the company elsewhere, by the name of the place. */
export function socialLinks(settings: Settings): { label: string; url: string }[] {
  return [
    { label: 'Facebook', url: settings.facebookUrl },
    { label: 'Instagram', url: settings.instagramUrl },
    { label: 'LinkedIn', url: settings.linkedinUrl },
    { label: 'X', url: settings.xUrl },
  ].filter(({ url }) => url !== '')
}

export function analyticsOf(settings: Settings): Analytics {
  const { analyticsService: service, analyticsHost: host, analyticsId: id } = settings
  return service && host && id ? { service, host, id } : null
}

export type SavedSettings = Editable & { values: Settings }
