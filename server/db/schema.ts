import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { type Country, countries, reservedSlug } from '#domain/airport/airport.ts'
import { type FaqCategory, faqCategories } from '#domain/faq/faq.ts'
import type { Features } from '#domain/parking/fields.ts'
import { type ParkingType, parkingTypes } from '#domain/parking/parking.ts'
import {
  type PostCategory,
  type PostFields,
  type PostStatus,
  postCategories,
  postStatuses,
} from '#domain/post/post.ts'
import type { Settings } from '#domain/settings/setting.ts'

const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
const euros = () => numeric({ precision: 8, scale: 2, mode: 'number' }).notNull()
const moment = () => timestamp({ withTimezone: true })
const position = () => integer().notNull().default(0)

/**
 * Every editable row: a write names the version that it was based on, and a stale one is refused. A
 * trigger raises the version and the moment (`track_versions` in the migrations).
 */
const editable = {
  version: integer().notNull().default(1),
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment().notNull().defaultNow(),
}

/** As the database writes a row down: its columns by their own names. */
type Row = Record<string, unknown>

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes),
})

const oneOf = (column: PgColumn, values: object) =>
  sql`${column} in (${sql.raw(
    Object.keys(values)
      .map((value) => `'${value}'`)
      .join(', '),
  )})`

const isSlug = (column: PgColumn) => sql`${column} ~ '^[a-z0-9-]{2,}$'`

// What visitors read. A change to one of these raises the content version (`track_content`).

type PlaceColumns = Record<'latitude' | 'longitude', AnyPgColumn | SQL>

/** On a flat map of about 51° north, where a degree of longitude is 0.63 of one of latitude. */
export const flatPlace = ({ latitude, longitude }: PlaceColumns) =>
  sql`point(${longitude} * 0.63, ${latitude})`

export const airports = pgTable(
  'airports',
  {
    id: id(),
    code: varchar({ length: 3 }).notNull().unique(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    description: text().notNull(),
    officialParkings: text().notNull(),
    priceFrom: euros(),
    imageUrl: text().notNull(),
    country: varchar({ length: 2 }).$type<Country>().notNull().default('NL'),
    city: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    position: position(),
    ...editable,
  },
  (airport) => [
    index('airports_place').using('gist', flatPlace(airport)),
    check('airports_code', sql`${airport.code} ~ '^[[:upper:]0-9]{2,3}$'`),
    check('airports_name', sql`length(${airport.name}) >= 2`),
    check(
      'airports_slug',
      sql`${isSlug(airport.slug)} and ${airport.slug} <> '${sql.raw(reservedSlug)}'`,
    ),
    check('airports_price_from', sql`${airport.priceFrom} >= 0.01`),
    check('airports_country', oneOf(airport.country, countries)),
    check('airports_latitude', sql`${airport.latitude} between -90 and 90`),
    check('airports_longitude', sql`${airport.longitude} between -180 and 180`),
  ],
)

/** Former slugs and other names, so that `/parkeren/keulen` finds its way. */
export const airportAliases = pgTable(
  'airport_aliases',
  {
    id: id(),
    airportId: integer()
      .notNull()
      .references(() => airports.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    slug: text().notNull().unique(),
    createdAt: moment().notNull().defaultNow(),
  },
  (alias) => [
    index('airport_aliases_airport').on(alias.airportId),
    check('airport_aliases_slug', isSlug(alias.slug)),
  ],
)

export const parkings = pgTable(
  'parkings',
  {
    id: id(),
    airportCode: varchar({ length: 3 })
      .notNull()
      .references(() => airports.code, { onUpdate: 'cascade', onDelete: 'restrict' }),
    name: text().notNull(),
    imageUrl: text().notNull(),
    type: text().$type<ParkingType>().notNull(),
    distance: integer().notNull(),
    distanceUnit: text().$type<'min'>().notNull().default('min'),
    pricePerDay: euros(),
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull(),
    reviews: integer().notNull().default(0),
    affiliateUrl: text().notNull(),
    features: jsonb().$type<Features>().notNull(),
    /** Why visitors can't book here now, as they read it; null while they can. */
    unavailable: text(),
    position: position(),
    ...editable,
  },
  (parking) => [
    check('parkings_unavailable', sql`length(${parking.unavailable}) >= 3`),
    index('parkings_airport').on(parking.airportCode),
    check('parkings_name', sql`length(${parking.name}) >= 2`),
    check('parkings_type', oneOf(parking.type, parkingTypes)),
    check('parkings_distance', sql`${parking.distance} >= 0`),
    check('parkings_distance_unit', sql`${parking.distanceUnit} = 'min'`),
    check('parkings_price_per_day', sql`${parking.pricePerDay} >= 0.01`),
    check('parkings_rating', sql`${parking.rating} between 0 and 5`),
    check('parkings_reviews', sql`${parking.reviews} >= 0`),
    check('parkings_affiliate_url', sql`${parking.affiliateUrl} ~ '^https?://'`),
    check('parkings_features', sql`jsonb_typeof(${parking.features}) = 'object'`),
  ],
)

export const posts = pgTable(
  'posts',
  {
    id: id(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    excerpt: text().notNull(),
    content: text().notNull(),
    imageUrl: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    author: text(),
    category: text().$type<PostCategory>().notNull(),
    status: text().$type<PostStatus>().notNull().default('published'),
    /** Of a scheduled post: when the job publishes it. */
    publishAt: moment(),
    ...editable,
  },
  (post) => [
    index('posts_newest').on(post.date.desc(), post.id.desc()),
    check('posts_slug', isSlug(post.slug)),
    check('posts_category', oneOf(post.category, postCategories)),
    check('posts_status', oneOf(post.status, postStatuses)),
    check('posts_publish_at', sql`${post.status} <> 'scheduled' or ${post.publishAt} is not null`),
  ],
)

/** What is being written beside a post that stays as it is until 'Publiceren'. Saved as one types. */
export const postDrafts = pgTable('post_drafts', {
  // No foreign key: a post that is deleted and taken back has its draft again.
  postId: integer().primaryKey(),
  fields: jsonb().$type<PostFields>().notNull(),
  username: text().notNull(),
  ...editable,
})

/** Former slugs of posts. */
export const postAliases = pgTable(
  'post_aliases',
  {
    id: id(),
    postId: integer()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    slug: text().notNull().unique(),
    createdAt: moment().notNull().defaultNow(),
  },
  (alias) => [
    index('post_aliases_post').on(alias.postId),
    check('post_aliases_slug', isSlug(alias.slug)),
  ],
)

export const faqs = pgTable(
  'faqs',
  {
    id: id(),
    question: text().notNull(),
    answer: text().notNull(),
    category: text().$type<FaqCategory>().notNull(),
    // Null is what the domain calls 'ALL': a foreign key can't point at no airport in particular.
    airportCode: varchar({ length: 3 }).references(() => airports.code, {
      onUpdate: 'cascade',
      onDelete: 'restrict',
    }),
    position: position(),
    ...editable,
  },
  (faq) => [
    index('faqs_airport').on(faq.airportCode),
    check('faqs_category', oneOf(faq.category, faqCategories)),
  ],
)

/** Uploads: what a person knows of them. The files are in media_files, so that the log stays small. */
export const media = pgTable(
  'media',
  {
    id: id(),
    /** Of the file that was uploaded: the same picture twice is found by it. */
    hash: varchar({ length: 64 }).notNull().unique(),
    name: text().notNull(),
    /** Of the picture as we serve it: `image/webp`, `image/svg+xml`. */
    type: text().notNull(),
    alt: text().notNull().default(''),
    width: integer().notNull(),
    height: integer().notNull(),
    /** All its files together. */
    size: integer().notNull(),
    /** Its address on this site: `/media/<hash>/1200x720.webp`. */
    url: text().notNull().unique(),
    /** Shown while it loads: `#2a4b5c`. */
    tint: varchar({ length: 7 }).notNull(),
    /** What has to stay in sight when it is cut, in percent from the left and the top. */
    focusX: integer().notNull().default(50),
    focusY: integer().notNull().default(50),
    ...editable,
  },
  (file) => [
    check('media_hash', sql`${file.hash} ~ '^[0-9a-f]{64}$'`),
    check(
      'media_focus',
      sql`${file.focusX} between 0 and 100 and ${file.focusY} between 0 and 100`,
    ),
  ],
)

/** The bytes that are served, each under an address of its own that never changes what it holds. */
export const mediaFiles = pgTable(
  'media_files',
  {
    id: id(),
    // No foreign key: a picture that is deleted and taken back has its files again. The clean-up takes
    // away what has had no picture for longer than that is possible.
    mediaId: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** `/media/<hash>/640.avif` */
    url: text().notNull().unique(),
    type: text().notNull(),
    content: bytea().notNull(),
  },
  (file) => [index('media_files_media').on(file.mediaId)],
)

/** One row: what the admin changed about the site; what is missing has its built-in value. */
export const settings = pgTable(
  'settings',
  {
    id: integer().primaryKey().default(1),
    values: jsonb().$type<Partial<Settings>>().notNull().default({}),
    ...editable,
  },
  (row) => [check('settings_one_row', sql`${row.id} = 1`)],
)

/** One row: raised by every change to what visitors read. It is also the mark of a filled database. */
export const contentVersion = pgTable(
  'content_version',
  {
    id: integer().primaryKey().default(1),
    version: bigint({ mode: 'number' }).notNull().default(1),
    changedAt: moment().notNull().defaultNow(),
  },
  (row) => [check('content_version_one_row', sql`${row.id} = 1`)],
)

// What visitors leave behind.

export const contactRequests = pgTable(
  'contact_requests',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    isResolved: boolean().notNull().default(false),
    resolvedAt: moment(),
    probableSpam: boolean().notNull().default(false),
    /** Of the admin, for the admin. */
    note: text().notNull().default(''),
    /** When the admin was told by mail; the job looks for what has none. */
    mailedAt: moment(),
    ...editable,
  },
  (request) => [
    index('contact_requests_newest').on(request.createdAt.desc()),
    check('contact_requests_name', sql`length(${request.name}) >= 2`),
    check('contact_requests_subject', sql`length(${request.subject}) >= 5`),
    check('contact_requests_message', sql`length(${request.message}) >= 10`),
  ],
)

export const affiliateClicks = pgTable(
  'affiliate_clicks',
  {
    id: id(),
    // No foreign key: a parking that is deleted and taken back has its clicks again.
    parkingId: integer(),
    // Copied, not joined: a click must still read right after its parking is renamed or removed.
    parkingName: text().notNull(),
    airportCode: varchar({ length: 3 }).notNull(),
    clickDate: moment().notNull().defaultNow(),
    /** The place in the list, from 1, and the order that the list was in. */
    listPosition: integer(),
    listOrder: text(),
    /** The page it was on, and where its visitor came from. */
    page: text(),
    source: text(),
    /** Tells visitors apart within a day; its salt is deleted, so it leads nowhere. */
    dayHash: text(),
    isRepeat: boolean().notNull().default(false),
    botReason: text(),
  },
  (click) => [
    index('affiliate_clicks_newest').on(click.clickDate.desc()),
    index('affiliate_clicks_parking').on(click.parkingId, click.clickDate),
    check('affiliate_clicks_list_position', sql`${click.listPosition} >= 1`),
  ],
)

/**
 * What makes the hashes of a day impossible to compute for who has only the database of another day:
 * random, and deleted when the day is over.
 */
export const daySalts = pgTable('day_salts', {
  day: date({ mode: 'string' }).primaryKey(),
  salt: text().notNull(),
})

/** One row for each time that someone did what may not be done too often. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    id: id(),
    /** What was done and by whom, as a hash of the day. */
    key: varchar({ length: 64 }).notNull(),
    at: moment().notNull().defaultNow(),
  },
  (hit) => [index('rate_limits_key').on(hit.key, hit.at)],
)

/** A page that was opened, until it is one of the day's totals. */
export const pageViews = pgTable(
  'page_views',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().defaultNow(),
    path: text().notNull(),
    /** Of an airport's page: which one. */
    airportCode: varchar({ length: 3 }),
    source: text().notNull(),
    dayHash: text().notNull(),
    botReason: text(),
  },
  (view) => [index('page_views_at').on(view.at)],
)

/** A filter or stay that was used, and how many parkings it left. */
export const filterUses = pgTable(
  'filter_uses',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().defaultNow(),
    airportCode: varchar({ length: 3 }).notNull(),
    /** What was asked for, each by its name, in order: `covered,shuttle`. */
    filters: text().notNull(),
    results: integer().notNull(),
    dayHash: text().notNull(),
  },
  (use) => [index('filter_uses_at').on(use.at)],
)

/** What those days come down to, per question: by parking, by airport, by hour and so on. */
export const dailyTotals = pgTable(
  'daily_totals',
  {
    day: date({ mode: 'string' }).notNull(),
    /** What is counted: clicks, views, filters. */
    measure: text().notNull(),
    /** By what: parking, airport, page, position, source, hour, bot, filter. */
    dimension: text().notNull(),
    key: text().notNull(),
    count: integer().notNull(),
    /** Visitors who differ, within that day. */
    uniques: integer().notNull().default(0),
  },
  (total) => [primaryKey({ columns: [total.measure, total.dimension, total.day, total.key] })],
)

/** Addresses that lead nowhere, and how often they were asked for. */
export const missingPaths = pgTable(
  'missing_paths',
  {
    path: text().primaryKey(),
    hits: integer().notNull().default(1),
    source: text().notNull().default(''),
    firstAt: moment().notNull().defaultNow(),
    lastAt: moment().notNull().defaultNow(),
  },
  (missing) => [index('missing_paths_hits').on(missing.hits.desc())],
)

/** Addresses that the admin leads on to another. */
export const redirects = pgTable(
  'redirects',
  {
    id: id(),
    source: text().notNull().unique(),
    target: text().notNull(),
    ...editable,
  },
  (redirect) => [
    check('redirects_source', sql`${redirect.source} ~ '^/[^/]'`),
    check('redirects_target', sql`${redirect.target} ~ '^/([^/]|$)'`),
  ],
)

/** What this site signs with, made on its first start. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
})

// The admin's own.

export const admins = pgTable('admins', {
  id: id(),
  username: text().notNull().unique(),
  passwordHash: text().notNull(),
  /** The second factor (RFC 6238), sealed; the pending one still has to be proved. */
  totpSecret: text(),
  totpPending: text(),
  /** The last time step that a code was used of, so that none is used twice. */
  totpStep: integer(),
  /** Hashes of the codes for when the telephone is gone; a used one is taken out. */
  recoveryCodes: jsonb().$type<string[]>().notNull().default([]),
  ...editable,
})

/** The key that a browser holds in place of the password; only its hash is kept here. */
export const adminSessions = pgTable(
  'admin_sessions',
  {
    id: id(),
    adminId: integer()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    keyHash: text().notNull().unique(),
    /** What the browser calls itself, so that its owner knows it again. */
    device: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment().notNull().defaultNow(),
    /** Over at this moment, however much it is used. */
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (session) => [
    index('admin_sessions_admin').on(session.adminId),
    check('admin_sessions_expires_at', sql`${session.expiresAt} > ${session.createdAt}`),
  ],
)

/** Wrong passwords and codes, in a row or in a day, per account, address or browser (server/access/login-limits.ts); which those are can't be read back. */
export const loginAttempts = pgTable('login_attempts', {
  key: varchar({ length: 64 }).primaryKey(),
  failures: integer().notNull().default(0),
  lastAt: moment().notNull().defaultNow(),
})

/** Filled by a trigger on every table that the admin edits (`track_changes`), so no write forgets it. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: moment().notNull().defaultNow(),
    adminId: integer().references(() => admins.id, { onDelete: 'set null' }),
    // Copied, so that the log still says who after an admin has left.
    username: text().notNull(),
    /** What was changed together, and is taken back together. */
    change: uuid().notNull(),
    action: text().$type<'create' | 'update' | 'delete'>().notNull(),
    /** The table. */
    subject: text().notNull(),
    subjectId: integer(),
    before: jsonb().$type<Row>(),
    after: jsonb().$type<Row>(),
    undoneAt: moment(),
  },
  (entry) => [
    index('audit_log_newest').on(entry.at.desc(), entry.id.desc()),
    index('audit_log_change').on(entry.change),
    index('audit_log_subject').on(entry.subject, entry.subjectId),
    check('audit_log_action', sql`${entry.action} in ('create', 'update', 'delete')`),
  ],
)

/** Copies of the whole site that were made; the newest good one is on the dashboard. */
export const backups = pgTable(
  'backups',
  {
    id: id(),
    at: moment().notNull().defaultNow(),
    /** Under DATA_DIR of the process that made it; null when it went out as a download. */
    file: text(),
    bytes: bigint({ mode: 'number' }).notNull(),
    rows: integer().notNull(),
  },
  (backup) => [index('backups_newest').on(backup.at.desc())],
)
