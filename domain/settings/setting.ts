import type { TwoStepsFrom } from '#domain/access/two-steps.ts'
import type { Editable } from '#domain/changes/editable.ts'
import type { Analytics } from '#domain/statistics/analytics.ts'
import type { PublicName } from './setting-fields.ts'

type OnOff = 'aan' | 'uit'

/**
 * The settings of the site with their defaults, which are obviously examples. Whatever else there is to
 * say of a setting is its descriptor in setting-fields.ts.
 */
export const exampleSettings = {
  product: 'Parkeerpiloot',
  email: 'info@example.com',
  company: 'Voorbeeld BV',
  registeredAddress: 'Voorbeeldstraat 1, 3500 Hasselt',
  vatNumber: 'BE 0000.000.000',
  postalAddress: 'Postbus 0, 0000 AA Voorbeeldstad',
  /** Social profiles. Empty: none. */
  facebookUrl: '',
  instagramUrl: '',
  linkedinUrl: '',
  xUrl: '',
  /** The title and description of the home page for search engines. Empty: the built-in text. */
  seoTitle: '',
  seoDescription: '',
  /** A parameter in links to providers, by which they recognize our visitors. */
  affiliateTag: 'bron=parkeerpiloot',
  /** An external analytics service, used only with consent. Empty: none. */
  analyticsService: '' as '' | NonNullable<Analytics>['service'],
  analyticsHost: '',
  analyticsId: '',
  /** Months after which a resolved message is deleted. */
  contactMonths: 12,
  /** Months after which raw clicks and page views are deleted. Totals are kept. */
  rawMonths: 13,
  /** Days after which a price may be stale; after twice as many it loses its place in the order. */
  priceStaleDays: 30,
  /** Days that a check of most facts holds; those of others are shorter or longer in proportion. */
  factStaleDays: 180,
  /** What is checked on a working day, of the whole site. */
  checksPerDay: 20,
  /** The stays whose prices are kept every month, in days. */
  basketShortDays: 3,
  basketLongDays: 8,
  /** Mail about what moved, about the week, and about what clicks brought in a month. */
  mailMoved: 'aan' as OnOff,
  mailWeek: 'aan' as OnOff,
  mailMonth: 'aan' as OnOff,
  /** An address that is asked after each good copy, so that a watcher elsewhere notices the silence. Empty: none. */
  heartbeatUrl: '',
  /** The number of scheduled backups that are kept. */
  backupsKept: 7,
  /** The networks from which the admin can be reached. Empty: from everywhere. */
  adminNetworks: '',
  /** The lowest role that must log in in two steps. Empty: none. */
  twoSteps: '' as TwoStepsFrom,
  /** The public key of age to which copies elsewhere are encrypted. Empty: none leaves the machine. */
  copiesRecipient: '',
  /** Days after which a copy elsewhere is deleted there. */
  copiesElsewhereDays: 30,
}

export type Settings = typeof exampleSettings

/** The settings that pages have. */
export type PublicSettings = Pick<Settings, PublicName>

/** Settings that are examples until the admin fills them in. */
export const identity = [
  'email',
  'company',
  'registeredAddress',
  'vatNumber',
  'postalAddress',
] as const satisfies (keyof Settings)[]

/** The social profiles of the company, with their labels. */
export function socialLinks(settings: PublicSettings): { label: string; url: string }[] {
  return [
    { label: 'Facebook', url: settings.facebookUrl },
    { label: 'Instagram', url: settings.instagramUrl },
    { label: 'LinkedIn', url: settings.linkedinUrl },
    { label: 'X', url: settings.xUrl },
  ].filter(({ url }) => url !== '')
}

export function analyticsOf(settings: PublicSettings): Analytics {
  const { analyticsService: service, analyticsHost: host, analyticsId: id } = settings
  return service && host && id ? { service, host, id } : null
}

export type SavedSettings = Editable & { values: Settings }
