import type { Role } from '#domain/access/role.ts'
import type { Noun } from '#domain/admin/noun.ts'
import { keysOf } from '#domain/text/keys.ts'

/** The properties of a kind of record. Code that treats all kinds alike follows from them. */
export type Kind = {
  noun: Noun
  /** For the log, if the noun is ambiguous among other kinds. */
  nounInLog?: Noun
  table: string
  /** The kind with which it is saved, deleted and restored; the database deletes it by cascade. */
  owner: string | null
  /** Its calls are `/api/admin/<path>`, its pages `/admin/<path>`. Null if it has no calls. */
  path: string | null
  page: Page | null
  log: Log
  /** Whether the admin can reorder the records. */
  isOrdered: boolean
  /** Whether the palette finds its records by name. */
  isSearched: boolean
  /** Whether records are imported from a file, on `/admin/<path>/import`. */
  isImported: boolean
  /** Whether it is on the public site, so that a change raises the content version. */
  isPublic: boolean
  /** The lowest roles that may see it, also in the log, and that may change it. */
  seenBy: Role
  changedBy: Role
}

/** The admin page that lists a kind. */
type Page = {
  /** The label in the menu. */
  label: string
  /** Keywords for the palette. */
  also: readonly string[]
  /** Whether a record is added on `/admin/<path>/new`. */
  hasNew: boolean
  /** Whether a record is edited on `/admin/<path>/<id>/edit`. */
  hasEdit: boolean
}

/** How the change log treats a kind. */
type Log = {
  /** The column with a record's name; null without one. */
  name: string | null
  /** Whether a change can be undone: from the log, only if it deleted, by an API call only, or never. */
  undo: 'log' | 'deletion' | 'api' | 'never'
  /** Whether the log can be filtered by it. */
  filter: boolean
  /** Whether 'Verwijderd' can be filtered by it: it can be deleted on its own. */
  bin: boolean
  /** The columns whose values the log does not hold. */
  secrets: readonly string[]
}

/**
 * Every kind of record that the admin edits, in the order in which screens list them. A kind comes
 * after those that it refers to. `server/db/kinds.test.ts` compares them with the database.
 */
export const kinds = {
  airport: {
    noun: { one: 'luchthaven', many: 'luchthavens', article: 'de' },
    table: 'airports',
    owner: null,
    path: 'airports',
    page: { label: 'Luchthavens', also: [], hasNew: true, hasEdit: true },
    log: { name: 'name', undo: 'log', filter: true, bin: true, secrets: [] },
    isOrdered: true,
    isSearched: true,
    isImported: false,
    isPublic: true,
    seenBy: 'reader',
    changedBy: 'editor',
  },
  airportAlias: {
    noun: { one: 'andere naam', many: 'andere namen', article: 'de' },
    table: 'airport_aliases',
    owner: 'airport',
    path: null,
    page: null,
    log: { name: 'name', undo: 'log', filter: true, bin: false, secrets: [] },
    isOrdered: false,
    isSearched: false,
    isImported: false,
    isPublic: true,
    seenBy: 'reader',
    changedBy: 'editor',
  },
  provider: {
    noun: { one: 'aanbieder', many: 'aanbieders', article: 'de' },
    table: 'providers',
    owner: null,
    path: 'providers',
    page: { label: 'Aanbieders', also: ['Keurmerken', 'Bedrijven'], hasNew: true, hasEdit: true },
    log: { name: 'trade_name', undo: 'log', filter: true, bin: true, secrets: [] },
    isOrdered: false,
    isSearched: true,
    isImported: false,
    isPublic: true,
    seenBy: 'reader',
    changedBy: 'editor',
  },
  // Without a name: the log shows its text.
  providerNote: {
    noun: { one: 'notitie', many: 'notities', article: 'de' },
    table: 'provider_notes',
    owner: 'provider',
    path: null,
    page: null,
    log: { name: null, undo: 'log', filter: true, bin: false, secrets: [] },
    isOrdered: false,
    isSearched: false,
    isImported: false,
    isPublic: false,
    seenBy: 'reader',
    changedBy: 'editor',
  },
  parking: {
    noun: { one: 'parking', many: 'parkings', article: 'de' },
    table: 'parkings',
    owner: null,
    path: 'parkings',
    page: { label: 'Parkings', also: [], hasNew: true, hasEdit: true },
    log: { name: 'name', undo: 'log', filter: true, bin: true, secrets: [] },
    isOrdered: true,
    isSearched: true,
    isImported: true,
    isPublic: true,
    seenBy: 'reader',
    changedBy: 'editor',
  },
  // A former slug. A trigger adds it, so it has no name.
  parkingAlias: {
    noun: { one: 'onderdeel', many: 'onderdelen', article: 'het' },
    table: 'parking_aliases',
    owner: 'parking',
    path: null,
    page: null,
    log: { name: null, undo: 'log', filter: false, bin: false, secrets: [] },
    isOrdered: false,
    isSearched: false,
    isImported: false,
    isPublic: true,
    seenBy: 'reader',
    changedBy: 'editor',
  },
  tariff: {
    noun: { one: 'tarief', many: 'tarieven', article: 'het' },
    table: 'tariffs',
    owner: 'parking',
    path: null,
    page: null,
    log: { name: 'name', undo: 'log', filter: true, bin: false, secrets: [] },
    isOrdered: false,
    isSearched: true,
    isImported: false,
    isPublic: true,
    seenBy: 'reader',
    changedBy: 'editor',
  },
  surcharge: {
    noun: { one: 'toeslag', many: 'toeslagen', article: 'de' },
    table: 'surcharges',
    owner: 'parking',
    path: null,
    page: null,
    log: { name: 'label', undo: 'log', filter: true, bin: false, secrets: [] },
    isOrdered: false,
    isSearched: false,
    isImported: false,
    isPublic: true,
    seenBy: 'reader',
    changedBy: 'editor',
  },
  // Without a name: the log shows its days.
  closure: {
    noun: { one: 'periode dicht', many: 'periodes dicht', article: 'de' },
    table: 'closures',
    owner: 'parking',
    path: null,
    page: null,
    log: { name: null, undo: 'log', filter: true, bin: false, secrets: [] },
    isOrdered: false,
    isSearched: false,
    isImported: false,
    isPublic: true,
    seenBy: 'reader',
    changedBy: 'editor',
  },
  // Without a name: the log shows what was checked.
  check: {
    noun: { one: 'controle', many: 'controles', article: 'de' },
    table: 'checks',
    owner: 'parking',
    path: null,
    page: null,
    log: { name: null, undo: 'log', filter: true, bin: false, secrets: [] },
    isOrdered: false,
    isSearched: false,
    isImported: false,
    isPublic: false,
    seenBy: 'reader',
    changedBy: 'editor',
  },
  post: {
    noun: { one: 'artikel', many: 'artikelen', article: 'het' },
    table: 'posts',
    owner: null,
    path: 'blog',
    page: { label: 'Blog', also: ['Artikelen'], hasNew: true, hasEdit: true },
    log: { name: 'title', undo: 'log', filter: true, bin: true, secrets: [] },
    isOrdered: false,
    isSearched: true,
    isImported: false,
    isPublic: true,
    seenBy: 'reader',
    changedBy: 'editor',
  },
  // A former slug. The server adds it, so it has no name.
  postAlias: {
    noun: { one: 'onderdeel', many: 'onderdelen', article: 'het' },
    table: 'post_aliases',
    owner: 'post',
    path: null,
    page: null,
    log: { name: null, undo: 'log', filter: false, bin: false, secrets: [] },
    isOrdered: false,
    isSearched: false,
    isImported: false,
    isPublic: true,
    seenBy: 'reader',
    changedBy: 'editor',
  },
  faq: {
    noun: { one: 'FAQ', many: 'FAQs', article: 'de' },
    table: 'faqs',
    owner: null,
    path: 'faqs',
    page: { label: 'FAQs', also: ['Veelgestelde vragen'], hasNew: true, hasEdit: true },
    log: { name: 'question', undo: 'log', filter: true, bin: true, secrets: [] },
    isOrdered: true,
    isSearched: true,
    isImported: false,
    isPublic: true,
    seenBy: 'reader',
    changedBy: 'editor',
  },
  media: {
    noun: { one: 'afbeelding', many: 'afbeeldingen', article: 'de' },
    table: 'media',
    owner: null,
    path: 'media',
    page: { label: 'Media', also: ['Afbeeldingen', "Foto's"], hasNew: false, hasEdit: true },
    log: { name: 'name', undo: 'log', filter: true, bin: true, secrets: [] },
    isOrdered: false,
    isSearched: true,
    isImported: false,
    isPublic: true,
    seenBy: 'reader',
    changedBy: 'editor',
  },
  contact: {
    noun: { one: 'bericht', many: 'berichten', article: 'het' },
    nounInLog: { one: 'bericht', many: 'berichten', article: 'het' },
    table: 'contact_requests',
    owner: null,
    path: 'contacts',
    page: {
      label: 'Contact',
      also: ['Aanvragen', 'Berichten', 'Inbox', 'Privacy'],
      hasNew: false,
      hasEdit: false,
    },
    log: { name: 'name', undo: 'log', filter: true, bin: true, secrets: [] },
    isOrdered: false,
    isSearched: true,
    isImported: false,
    isPublic: false,
    seenBy: 'editor',
    changedBy: 'editor',
  },
  // An undo would lose an answer that the visitor has. What is deleted comes back with its request.
  contactMessage: {
    noun: { one: 'antwoord', many: 'antwoorden', article: 'het' },
    table: 'contact_messages',
    owner: 'contact',
    path: null,
    page: null,
    log: { name: null, undo: 'deletion', filter: false, bin: false, secrets: [] },
    isOrdered: false,
    isSearched: false,
    isImported: false,
    isPublic: false,
    seenBy: 'editor',
    changedBy: 'editor',
  },
  replyTemplate: {
    noun: { one: 'antwoordsjabloon', many: 'antwoordsjablonen', article: 'het' },
    table: 'reply_templates',
    owner: null,
    path: 'reply-templates',
    page: null,
    log: { name: 'name', undo: 'log', filter: true, bin: true, secrets: [] },
    isOrdered: true,
    isSearched: false,
    isImported: false,
    isPublic: false,
    seenBy: 'editor',
    changedBy: 'editor',
  },
  redirect: {
    noun: { one: 'doorverwijzing', many: 'doorverwijzingen', article: 'de' },
    table: 'redirects',
    owner: null,
    path: 'redirects',
    page: null,
    log: { name: 'source', undo: 'log', filter: true, bin: true, secrets: [] },
    isOrdered: false,
    isSearched: false,
    isImported: false,
    isPublic: true,
    seenBy: 'reader',
    changedBy: 'editor',
  },
  networkAccount: {
    noun: { one: 'netwerkaccount', many: 'netwerkaccounts', article: 'het' },
    table: 'network_accounts',
    owner: null,
    path: null,
    page: null,
    log: { name: 'publisher', undo: 'log', filter: true, bin: true, secrets: [] },
    isOrdered: false,
    isSearched: false,
    isImported: false,
    isPublic: false,
    seenBy: 'manager',
    changedBy: 'manager',
  },
  programme: {
    noun: { one: 'programma', many: "programma's", article: 'het' },
    table: 'programmes',
    owner: null,
    path: 'programmes',
    page: {
      label: "Programma's",
      also: ['Affiliate', 'Netwerken', 'Vergoedingen', 'Awin', 'Daisycon'],
      hasNew: true,
      hasEdit: true,
    },
    log: { name: 'name', undo: 'log', filter: true, bin: true, secrets: [] },
    isOrdered: false,
    isSearched: true,
    isImported: false,
    isPublic: true,
    seenBy: 'editor',
    changedBy: 'manager',
  },
  // Without a name: the log shows its day.
  rate: {
    noun: { one: 'vergoeding', many: 'vergoedingen', article: 'de' },
    table: 'programme_rates',
    owner: 'programme',
    path: null,
    page: null,
    log: { name: null, undo: 'log', filter: true, bin: false, secrets: [] },
    isOrdered: false,
    isSearched: false,
    isImported: false,
    isPublic: false,
    seenBy: 'manager',
    changedBy: 'manager',
  },
  matchRule: {
    noun: { one: 'koppelregel', many: 'koppelregels', article: 'de' },
    table: 'match_rules',
    owner: 'programme',
    path: null,
    page: null,
    log: { name: 'name', undo: 'log', filter: true, bin: false, secrets: [] },
    isOrdered: false,
    isSearched: false,
    isImported: false,
    isPublic: false,
    seenBy: 'manager',
    changedBy: 'manager',
  },
  // Without a name: the log shows its programme.
  coupling: {
    noun: { one: 'koppeling', many: 'koppelingen', article: 'de' },
    table: 'couplings',
    owner: 'parking',
    path: null,
    page: null,
    log: { name: null, undo: 'log', filter: true, bin: false, secrets: [] },
    isOrdered: false,
    isSearched: false,
    isImported: false,
    isPublic: true,
    seenBy: 'editor',
    changedBy: 'editor',
  },
  conversion: {
    noun: { one: 'conversie', many: 'conversies', article: 'de' },
    table: 'conversions',
    owner: null,
    path: 'conversions',
    page: {
      label: 'Conversies',
      also: ['Transacties', 'Boekingen', 'Commissie', 'Vergoeding'],
      hasNew: false,
      hasEdit: false,
    },
    log: { name: 'number', undo: 'log', filter: true, bin: true, secrets: [] },
    isOrdered: false,
    isSearched: true,
    isImported: true,
    isPublic: false,
    seenBy: 'manager',
    changedBy: 'manager',
  },
  payout: {
    noun: { one: 'uitbetaling', many: 'uitbetalingen', article: 'de' },
    table: 'payouts',
    owner: null,
    path: 'payouts',
    page: {
      label: 'Uitbetalingen',
      also: ['Openstaand', 'Betaald', 'Boekhouder', 'Btw', 'Afrekening'],
      hasNew: false,
      hasEdit: false,
    },
    log: { name: 'number', undo: 'log', filter: true, bin: true, secrets: [] },
    isOrdered: false,
    isSearched: true,
    isImported: false,
    isPublic: false,
    seenBy: 'manager',
    changedBy: 'manager',
  },
  payoutLine: {
    noun: { one: 'regel van een uitbetaling', many: 'regels van uitbetalingen', article: 'de' },
    table: 'payout_lines',
    owner: 'payout',
    path: null,
    page: null,
    log: { name: null, undo: 'log', filter: false, bin: false, secrets: [] },
    isOrdered: false,
    isSearched: false,
    isImported: false,
    isPublic: false,
    seenBy: 'manager',
    changedBy: 'manager',
  },
  paymentTerms: {
    noun: { one: 'betaalafspraak', many: 'betaalafspraken', article: 'de' },
    table: 'payment_terms',
    owner: null,
    path: null,
    page: null,
    log: { name: 'network', undo: 'log', filter: true, bin: true, secrets: [] },
    isOrdered: false,
    isSearched: false,
    isImported: false,
    isPublic: false,
    seenBy: 'manager',
    changedBy: 'manager',
  },
  settings: {
    noun: { one: 'instellingen', many: 'instellingen', article: 'de' },
    table: 'settings',
    owner: null,
    path: 'settings',
    page: {
      label: 'Instellingen',
      also: ['Bedrijfsgegevens', 'Merk', 'Sociale media', 'Bewaartermijnen'],
      hasNew: false,
      hasEdit: false,
    },
    log: { name: null, undo: 'api', filter: true, bin: false, secrets: [] },
    isOrdered: false,
    isSearched: false,
    isImported: false,
    isPublic: true,
    seenBy: 'manager',
    changedBy: 'manager',
  },
  // An undo would bring back a former password or second factor.
  admin: {
    noun: { one: 'collega', many: "collega's", article: 'de' },
    table: 'admins',
    owner: null,
    path: 'administrators',
    page: null,
    log: {
      name: 'username',
      undo: 'never',
      filter: true,
      bin: false,
      secrets: [
        'password_hash',
        'totp_secret',
        'totp_pending',
        'totp_step',
        'recovery_codes',
        'passkeys',
      ],
    },
    isOrdered: false,
    isSearched: false,
    isImported: false,
    isPublic: false,
    seenBy: 'manager',
    changedBy: 'manager',
  },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kinds

export type KindTable = (typeof kinds)[KindName]['table']

export type PageKind = {
  [Name in KindName]: (typeof kinds)[Name]['page'] extends null ? never : Name
}[KindName]

export type SearchedKind = {
  [Name in KindName]: (typeof kinds)[Name]['isSearched'] extends true ? Name : never
}[KindName]

export const kindNames = keysOf(kinds)

type NamedKind = Kind & { table: KindTable; owner: KindName | null }

export const allKinds: readonly NamedKind[] = Object.values(kinds)

export const pageKinds = kindNames.filter((name): name is PageKind => kinds[name].page !== null)

const byTable = new Map<string, NamedKind>(allKinds.map((kind) => [kind.table, kind]))

export const kindOfTable = (table: string): NamedKind | undefined => byTable.get(table)
