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
  pgView,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import type { AccountEventKind } from '#domain/access/account-event.ts'
import type { StoredPasskey } from '#domain/access/passkey.ts'
import { type Role, roles } from '#domain/access/role.ts'
import { type ViewedList, viewedLists } from '#domain/admin/saved-view.ts'
import { reservedSlug } from '#domain/airport/airport.ts'
import { type Country, countries } from '#domain/airport/country.ts'
import { type ChangeAction, changeActions } from '#domain/changes/change.ts'
import { changedFieldNames } from '#domain/changes/change-field.ts'
import { type CheckOutcome, checkOutcomes } from '#domain/check/check.ts'
import {
  type ClosedPart,
  type ClosureReason,
  closedParts,
  closureReasons,
} from '#domain/closure/closure.ts'
import {
  type Delivery,
  deliveries,
  type ThreadSender,
  threadSenders,
} from '#domain/contact/thread.ts'
import type { TravellerReport } from '#domain/contact/traveller-report.ts'
import type { Facts } from '#domain/fact/fact.ts'
import { type FaqCategory, faqCategories } from '#domain/faq/faq.ts'
import type { PictureFailure } from '#domain/media/picture-failure.ts'
import {
  type CheckedPage,
  checkedPages,
  type LinkOutcome,
  linkOutcomes,
} from '#domain/outbound/link-outcome.ts'
import type { Way } from '#domain/outbound/outbound-link.ts'
import type { Features } from '#domain/parking/fields.ts'
import { type ParkingType, parkingTypes } from '#domain/parking/parking.ts'
import {
  type PostCategory,
  type PostFields,
  type PostStatus,
  postCategories,
  postStatuses,
} from '#domain/post/post.ts'
import { type Mark, type Registry, registries } from '#domain/provider/provider.ts'
import type { Settings } from '#domain/settings/setting.ts'
import type { Period } from '#domain/stay/time-of-day.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import {
  type Bought,
  boughtFacts,
  type Condition,
  type Unit,
  units,
} from '#domain/surcharge/surcharge.ts'
import type { Cause } from '#domain/system/alarm.ts'
import type { Retained } from '#domain/system/retention.ts'
import { type Billing, billings, type Step } from '#domain/tariff/tariff.ts'
import { type CheckSource, checkSources } from '#domain/tariff/tariff-check.ts'
import { keysOf } from '#domain/text/keys.ts'
import { type Zone, zones } from '#domain/text/zone.ts'
import type { Transfer } from '#domain/transfer/transfer.ts'
import { isOfField, ownerOf } from './changes/log-expressions.ts'
import { editable, id, isOneOf, moment, oneOf } from './columns.ts'
import { naturally } from './plain-text.ts'

const euros = () => numeric({ precision: 8, scale: 2, mode: 'number' }).notNull()
const position = () => integer().notNull().default(0)

/** A row as the database logs it, by column name. */
type Row = Record<string, unknown>

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes),
})

const isSlug = (column: PgColumn) => sql`${column} ~ '^[a-z0-9-]{2,}$'`

// Public content. A change to one of these tables raises the content version (`track_content`).

type PlaceColumns = Record<'latitude' | 'longitude', AnyPgColumn | SQL>

/** A point on a flat map at 51° north, where a degree of longitude is 0.63 degree of latitude. */
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
    /** As typed by the admin. Older airports may have none; their price follows. */
    priceFrom: numeric({ precision: 8, scale: 2, mode: 'number' }),
    /** Whether the card shows the price of the cheapest available parking instead, while there is one. */
    priceFollows: boolean().notNull().default(false),
    imageUrl: text().notNull(),
    country: varchar({ length: 2 }).$type<Country>().notNull().default('NL'),
    /** Null is that of the country. */
    zone: varchar({ length: 10 }).$type<Zone>(),
    city: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** The minutes before a flight that travellers should be there: within Europe, and further. */
    checkInEurope: integer().notNull().default(120),
    checkInFar: integer().notNull().default(180),
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
    check('airports_zone', oneOf(airport.zone, zones)),
    check('airports_latitude', sql`${airport.latitude} between -90 and 90`),
    check('airports_longitude', sql`${airport.longitude} between -180 and 180`),
    check(
      'airports_check_in',
      sql`${airport.checkInEurope} between 0 and 600 and ${airport.checkInFar} between 0 and 600`,
    ),
  ],
)

/** Former slugs and other names, such as `/parkeren/keulen`, which redirect to the airport. */
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

/** The companies that run parkings. */
export const providers = pgTable(
  'providers',
  {
    id: id(),
    tradeName: text().notNull(),
    legalName: text(),
    registry: text().$type<Registry>(),
    registryNumber: text(),
    country: varchar({ length: 2 }).$type<Country>().notNull().default('NL'),
    website: text(),
    /** Its page with places for the stay, for its parkings without one of their own. */
    bookingPage: text(),
    /** What must be read on its website and that page. Without it they changed. */
    bookingText: text(),
    phone: text(),
    phoneHours: jsonb().$type<Period>(),
    marks: jsonb().$type<Mark[]>().notNull().default([]),
    /** The airport where it is known and not listed, since when and why; null if it is listed. */
    leftOutAt: varchar({ length: 3 }),
    leftOutBecause: text(),
    leftOutSince: date({ mode: 'string' }),
    /** Empty since its lines are rows of `provider_notes`. The log has changes of it, which can be undone. */
    note: text(),
    ...editable,
  },
  (provider) => [
    check('providers_trade_name', sql`length(${provider.tradeName}) >= 2`),
    check('providers_registry', oneOf(provider.registry, registries)),
    check('providers_country', oneOf(provider.country, countries)),
    check('providers_website', sql`${provider.website} ~ '^https?://'`),
    check('providers_booking_page', sql`${provider.bookingPage} ~ '^https?://'`),
  ],
)

/** See `ProviderNote` in domain/provider/provider-note.ts. */
export const providerNotes = pgTable(
  'provider_notes',
  {
    id: id(),
    providerId: integer()
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    text: text().notNull(),
    // Copied, so that it still names an admin who was removed.
    username: text(),
    ...editable,
  },
  (note) => [
    index('provider_notes_provider').on(note.providerId, note.day.desc(), note.id.desc()),
    check('provider_notes_text', sql`length(${note.text}) >= 1`),
  ],
)

/** The start of the hash of a media file, in the address of a picture. Empty for another picture. */
export const hashInAddress = (address: AnyPgColumn | SQL) =>
  sql`left(split_part(${address}, '/media/', 2), 20)`

/** The same for each media file in the texts of a post. */
export const hashesInPost = ({ imageUrl, content }: Record<'imageUrl' | 'content', AnyPgColumn>) =>
  sql`media_hashes(${imageUrl} || ${content})`

/** The price per day that travellers read: of the tariff of today, or else as typed. */
export const priceToday = (parking: Record<'tariffPrice' | 'pricePerDay', AnyPgColumn>) =>
  sql<number>`coalesce(${parking.tariffPrice}, ${parking.pricePerDay})`.mapWith(Number)

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
    /** As typed by the admin: what a day costs without a tariff. */
    pricePerDay: euros(),
    /** What a day costs by the tariff of today; null without one. Triggers and `setPriceDay` keep it. */
    tariffPrice: numeric({ precision: 8, scale: 2, mode: 'number' }),
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull(),
    reviews: integer().notNull().default(0),
    affiliateUrl: text().notNull(),
    features: jsonb().$type<Features>().notNull(),
    /** The reason, shown to visitors, why it can't be booked now; null if it can. */
    unavailable: text(),
    /** Of its page: `/parkeren/schiphol/<slug>`. Unless it is given, a trigger derives it from the name. */
    slug: text().notNull().default(''),
    providerId: integer().references(() => providers.id, { onDelete: 'set null' }),
    transfer: jsonb().$type<Transfer>(),
    /** By the keys of domain/fact/fact-fields.ts. One that is absent is unknown. */
    facts: jsonb().$type<Facts>().notNull().default({}),
    /** The day on which somebody last compared the price with that of the provider. */
    priceCheckedOn: date({ mode: 'string' }),
    /** Whether the price changed since, without anybody looking. A trigger sets it. */
    isPriceChanged: boolean().notNull().default(false),
    priceCheckSource: text().$type<CheckSource>(),
    /** Copied, not joined: as that of a tariff. */
    priceCheckedBy: text(),
    /** Built in, and not real. The seed sets it, and a trigger clears it once its link leads elsewhere. */
    isSample: boolean().notNull().default(false),
    reviewsSource: text(),
    reviewsReadOn: date({ mode: 'string' }),
    /** How to drive to the entrance, and where a traveller should not drive in. */
    directions: text(),
    avoid: text(),
    /** The provider's page with places for the stay; null: that of the provider. See domain/outbound/. */
    bookingPage: text(),
    /** What the provider calls it. */
    providerCode: text(),
    /** What must be read on its own booking page. */
    bookingText: text(),
    position: position(),
    ...editable,
  },
  (parking) => [
    unique('parkings_slug').on(parking.airportCode, parking.slug),
    index('parkings_provider').on(parking.providerId),
    check('parkings_slug_form', isSlug(parking.slug)),
    check('parkings_facts', sql`jsonb_typeof(${parking.facts}) = 'object'`),
    check('parkings_transfer', sql`jsonb_typeof(${parking.transfer}) = 'object'`),
    check('parkings_unavailable', sql`length(${parking.unavailable}) >= 3`),
    index('parkings_airport').on(parking.airportCode),
    index('parkings_lowest_price')
      .on(parking.airportCode, priceToday(parking))
      .where(sql`${parking.unavailable} is null`),
    // With what the admin searches in, so that a search reads only the index.
    index('parkings_in_order').on(
      parking.position,
      parking.id,
      parking.name,
      parking.airportCode,
      parking.type,
      parking.providerId,
    ),
    index('parkings_by_name').on(naturally(parking.name), parking.position, parking.id),
    index('parkings_picture').on(hashInAddress(parking.imageUrl)),
    check('parkings_name', sql`length(${parking.name}) >= 2`),
    check('parkings_type', oneOf(parking.type, parkingTypes)),
    check('parkings_distance', sql`${parking.distance} >= 0`),
    check('parkings_distance_unit', sql`${parking.distanceUnit} = 'min'`),
    check('parkings_price_check_source', oneOf(parking.priceCheckSource, checkSources)),
    check('parkings_price_per_day', sql`${parking.pricePerDay} >= 0.01`),
    check('parkings_rating', sql`${parking.rating} between 0 and 5`),
    check('parkings_reviews', sql`${parking.reviews} >= 0`),
    check('parkings_affiliate_url', sql`${parking.affiliateUrl} ~ '^https?://'`),
    check('parkings_booking_page', sql`${parking.bookingPage} ~ '^https?://'`),
    check('parkings_features', sql`jsonb_typeof(${parking.features}) = 'object'`),
  ],
)

/** A row that belongs to a parking, and is deleted with it. */
const ofParking = () =>
  integer()
    .notNull()
    .references(() => parkings.id, { onDelete: 'cascade' })

/** Former slugs of parkings. */
export const parkingAliases = pgTable(
  'parking_aliases',
  {
    id: id(),
    parkingId: ofParking(),
    slug: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (alias) => [
    unique('parking_aliases_slug').on(alias.slug, alias.parkingId),
    index('parking_aliases_parking').on(alias.parkingId),
  ],
)

/** See `Tariff` in domain/tariff/tariff.ts. */
export const tariffs = pgTable(
  'tariffs',
  {
    id: id(),
    parkingId: ofParking(),
    name: text().notNull(),
    validFrom: date({ mode: 'string' }),
    validTo: date({ mode: 'string' }),
    billing: text().$type<Billing>().notNull(),
    steps: jsonb().$type<Step[]>().notNull(),
    extraDay: euros(),
    minimumDays: integer(),
    maximumDays: integer(),
    /** The day on which somebody last compared it with the provider; null: as its parking. */
    checkedOn: date({ mode: 'string' }),
    /** Whether it changed since, without anybody looking. A trigger sets it. */
    isChanged: boolean().notNull().default(false),
    checkSource: text().$type<CheckSource>(),
    /** Copied, not joined: who looked must still read right once they have left. */
    checkedBy: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (tariff) => [
    // Of two that begin on the same day neither would go first.
    unique('tariffs_begin').on(tariff.parkingId, tariff.validFrom).nullsNotDistinct(),
    check('tariffs_name', sql`length(${tariff.name}) >= 1`),
    check('tariffs_valid', sql`${tariff.validFrom} <= ${tariff.validTo}`),
    check('tariffs_billing', oneOf(tariff.billing, billings)),
    check('tariffs_steps', sql`jsonb_typeof(${tariff.steps}) = 'array'`),
    check('tariffs_check_source', oneOf(tariff.checkSource, checkSources)),
    check('tariffs_extra_day', sql`${tariff.extraDay} >= 0`),
    check('tariffs_days', sql`${tariff.minimumDays} >= 1 and ${tariff.maximumDays} >= 1`),
  ],
)

/** See `Surcharge` in domain/surcharge/surcharge.ts. */
export const surcharges = pgTable(
  'surcharges',
  {
    id: id(),
    parkingId: ofParking(),
    label: text().notNull(),
    amount: euros(),
    per: text().$type<Unit>().notNull(),
    when: jsonb().$type<Condition>().notNull(),
    isCompulsory: boolean().notNull(),
    buys: text().$type<Bought>(),
    createdAt: moment().notNull().defaultNow(),
  },
  (surcharge) => [
    index('surcharges_parking').on(surcharge.parkingId),
    check('surcharges_label', sql`length(${surcharge.label}) >= 2`),
    check('surcharges_amount', sql`${surcharge.amount} >= 0.01`),
    check('surcharges_per', oneOf(surcharge.per, units)),
    check('surcharges_buys', oneOf(surcharge.buys, boughtFacts)),
    check('surcharges_when', sql`jsonb_typeof(${surcharge.when}) = 'object'`),
  ],
)

/** See `Closure` in domain/closure/closure.ts. */
export const closures = pgTable(
  'closures',
  {
    id: id(),
    parkingId: ofParking(),
    firstDay: date({ mode: 'string' }).notNull(),
    lastDay: date({ mode: 'string' }).notNull(),
    reason: text().$type<ClosureReason>().notNull(),
    only: text().$type<ClosedPart>(),
    createdAt: moment().notNull().defaultNow(),
  },
  (closure) => [
    index('closures_parking').on(closure.parkingId),
    check('closures_days', sql`${closure.firstDay} <= ${closure.lastDay}`),
    check('closures_reason', oneOf(closure.reason, closureReasons)),
    check('closures_only', oneOf(closure.only, closedParts)),
  ],
)

/** Each time that an admin compared something dated with its provider, with the evidence. */
export const checks = pgTable(
  'checks',
  {
    id: id(),
    parkingId: integer().references(() => parkings.id, { onDelete: 'cascade' }),
    providerId: integer().references(() => providers.id, { onDelete: 'set null' }),
    /** What was checked, as in domain/check/dated-item.ts: `price`, `fact:heightLimit`. */
    item: text().notNull(),
    outcome: text().$type<CheckOutcome>().notNull(),
    /** For `later`: the day on which it is due again. */
    until: date({ mode: 'string' }),
    username: text().notNull(),
    /** The evidence: the amount that was seen for a stay, and where. */
    stay: jsonb().$type<TimedStay>(),
    amount: numeric({ precision: 8, scale: 2, mode: 'number' }),
    url: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (check_) => [
    index('checks_parking').on(check_.parkingId, check_.item, check_.createdAt.desc()),
    index('checks_newest').on(check_.createdAt.desc()),
    check('checks_outcome', oneOf(check_.outcome, checkOutcomes)),
    check('checks_until', sql`(${check_.outcome} = 'later') = (${check_.until} is not null)`),
  ],
)

/** A screenshot of what was seen. Apart from the check, so that the log stays small. */
export const checkPictures = pgTable('check_pictures', {
  // No foreign key: the picture must survive a deletion of the check that is undone.
  checkId: integer().primaryKey(),
  type: text().notNull(),
  content: bytea().notNull(),
  createdAt: moment().notNull().defaultNow(),
  /** Who made it. */
  adminId: integer().references(() => admins.id, { onDelete: 'set null' }),
})

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
    /** For a scheduled post: when the job publishes it. */
    publishAt: moment(),
    ...editable,
  },
  (post) => [
    index('posts_newest').on(post.date.desc(), post.id.desc()),
    index('posts_media').using('gin', hashesInPost(post)),
    check('posts_slug', isSlug(post.slug)),
    check('posts_category', oneOf(post.category, postCategories)),
    check('posts_status', oneOf(post.status, postStatuses)),
    check('posts_publish_at', sql`${post.status} <> 'scheduled' or ${post.publishAt} is not null`),
  ],
)

/** The unpublished edits of a post, saved while the author types. */
export const postDrafts = pgTable('post_drafts', {
  // No foreign key: the draft must survive a deletion of the post that is undone.
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
    // Null is 'ALL' in the domain: a foreign key needs an existing airport.
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

/** The metadata of uploads. The bytes are in media_files, so that the log stays small. */
export const media = pgTable(
  'media',
  {
    id: id(),
    /** The hash of the uploaded file, to recognize the same upload. */
    hash: varchar({ length: 64 }).notNull().unique(),
    name: text().notNull(),
    /** The type that we serve: `image/webp`, `image/svg+xml`. */
    type: text().notNull(),
    alt: text().notNull().default(''),
    width: integer().notNull(),
    height: integer().notNull(),
    /** The total bytes of all its files. */
    size: integer().notNull(),
    /** `/media/<hash>/1200x720.webp` */
    url: text().notNull().unique(),
    /** The color shown while it loads: `#2a4b5c`. */
    tint: varchar({ length: 7 }).notNull(),
    /** The point that a crop keeps in view, in percent from the left and the top. */
    focusX: integer().notNull().default(50),
    focusY: integer().notNull().default(50),
    ...editable,
  },
  (file) => [
    index('media_newest').on(file.createdAt, file.id),
    check('media_hash', sql`${file.hash} ~ '^[0-9a-f]{64}$'`),
    check(
      'media_focus',
      sql`${file.focusX} between 0 and 100 and ${file.focusY} between 0 and 100`,
    ),
  ],
)

/** The files that are served. The content of a URL never changes. */
export const mediaFiles = pgTable(
  'media_files',
  {
    id: id(),
    // No foreign key: the files must survive a deletion of the media that is undone. A job deletes
    // them once it can no longer be undone. Null for the copy of a picture of another site.
    mediaId: integer(),
    createdAt: moment().notNull().defaultNow(),
    /** `/media/<hash>/640.avif` */
    url: text().notNull().unique(),
    type: text().notNull(),
    content: bytea().notNull(),
  },
  (file) => [index('media_files_media').on(file.mediaId)],
)

/** Our copies of pictures of other sites: fetched once, by a job or for a preview. */
export const keptPictures = pgTable(
  'kept_pictures',
  {
    /** The SHA-256 of the address, which may be too long for an index. */
    key: varchar({ length: 64 }).primaryKey(),
    address: text().notNull(),
    /** Of our copy: `/media/<hash>/1200x720.webp`. Null while there is none. */
    url: text(),
    /** Why the last try failed, and with which status if the other site answered. */
    failure: text().$type<PictureFailure>(),
    status: integer(),
    tries: integer().notNull().default(0),
    /** Null if it will not be tried again. */
    nextTryAt: moment().defaultNow(),
    /** When it was last seen in use. */
    usedAt: moment().notNull().defaultNow(),
  },
  (picture) => [index('kept_pictures_next').on(picture.nextTryAt)],
)

/** One row: the settings that the admin changed. A missing one has its built-in default. */
export const settings = pgTable(
  'settings',
  {
    id: integer().primaryKey().default(1),
    values: jsonb().$type<Partial<Settings>>().notNull().default({}),
    ...editable,
  },
  (row) => [check('settings_one_row', sql`${row.id} = 1`)],
)

/** One row: raised by every change to public content. It also marks the database as seeded. */
export const contentVersion = pgTable(
  'content_version',
  {
    id: integer().primaryKey().default(1),
    version: bigint({ mode: 'number' }).notNull().default(1),
    /** The version in which each table changed last. */
    tables: jsonb().$type<Record<string, number>>().notNull().default({}),
    changedAt: moment().notNull().defaultNow(),
    /** The day in Amsterdam for which each `tariff_price` holds. */
    priceDay: date({ mode: 'string' })
      .notNull()
      .default(sql`(now() at time zone 'Europe/Amsterdam')::date`),
  },
  (row) => [check('content_version_one_row', sql`${row.id} = 1`)],
)

// Data from visitors.

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
    /** The admin's own note. */
    note: text().notNull().default(''),
    /** What a traveller reports about a parking; null for a message from the contact page. */
    report: jsonb().$type<TravellerReport>(),
    /** What the admin answered to a report, or why it was closed. */
    answer: text(),
    /** Whether the answer is mailed to the visitor who reported it, and when it was. A job mails it. */
    answerByMail: boolean().notNull().default(false),
    answerMailedAt: moment(),
    /** When it was mailed to the admin. The job mails the requests without it. */
    mailedAt: moment(),
    /** When the site answered it last, and when the visitor wrote again last: see `contactMessages`. */
    answeredAt: moment(),
    repliedAt: moment(),
    ...editable,
  },
  (request) => [
    index('contact_requests_newest').on(request.createdAt.desc()),
    check('contact_requests_name', sql`length(${request.name}) >= 2`),
    check('contact_requests_subject', sql`length(${request.subject}) >= 5`),
    check('contact_requests_message', sql`length(${request.message}) >= 10`),
  ],
)

/** What follows on a contact request: the answers of the site, and what the visitor wrote back. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    contactId: integer()
      .notNull()
      .references(() => contactRequests.id, { onDelete: 'cascade' }),
    sender: text().$type<ThreadSender>().notNull(),
    text: text().notNull(),
    /** Who wrote the answer, or pasted what the visitor wrote. */
    username: text().notNull(),
    /** What became of the mail with an answer. */
    delivery: text().$type<Delivery>(),
    /** When its sending began last, and when the mail server took it. */
    sendingAt: moment(),
    sentAt: moment(),
    /** Why it was not sent, in the words of the mail server. */
    refusal: text(),
    /**
     * The admin who asked to resolve the request once this is sent. No foreign key: a deletion can be undone after
     * that admin is removed.
     */
    resolvesFor: integer(),
    ...editable,
  },
  (message) => [
    index('contact_messages_contact').on(message.contactId),
    check('contact_messages_sender', isOneOf(message.sender, threadSenders)),
    check('contact_messages_delivery', isOneOf(message.delivery, deliveries)),
    check(
      'contact_messages_answer',
      sql`(${message.sender} = 'site') = (${message.delivery} is not null)`,
    ),
  ],
)

export const affiliateClicks = pgTable(
  'affiliate_clicks',
  {
    id: id(),
    // No foreign key: the clicks must survive a deletion of the parking that is undone.
    parkingId: integer(),
    // Copied, not joined: a click must stay correct after its parking is renamed or deleted.
    parkingName: text().notNull(),
    airportCode: varchar({ length: 3 }).notNull(),
    clickDate: moment().notNull().defaultNow(),
    /** The position in the list, from 1, and the sort order of the list. */
    listPosition: integer(),
    listOrder: text(),
    /** The page that it was on, and the traffic source of the visit. */
    page: text(),
    source: text(),
    /** Tells visitors apart within a day. Its salt is deleted, so it can't be traced back. */
    dayHash: text(),
    isRepeat: boolean().notNull().default(false),
    botReason: text(),
    /** That of the parking at that moment. No foreign key: as for the parking. */
    programmeId: integer(),
    /** What went along in the link, so that a network can say which click a booking came from. It goes after a while. */
    reference: text(),
  },
  (click) => [
    index('affiliate_clicks_reference')
      .on(click.reference)
      .where(sql`${click.reference} is not null`),
    check('affiliate_clicks_reference_form', sql`${click.reference} ~ '^[a-z0-9]{12}$'`),
    index('affiliate_clicks_newest').on(click.clickDate.desc()),
    index('affiliate_clicks_parking').on(click.parkingId, click.clickDate),
    // Finds the repeats of a visitor, however many others click.
    index('affiliate_clicks_visitor').on(click.dayHash, click.parkingId, click.clickDate),
    check('affiliate_clicks_list_position', sql`${click.listPosition} >= 1`),
  ],
)

/**
 * What the link of a parking takes from its programme, and nothing else: no name and no rate. A view, in migration 0044,
 * because what visitors see may not import the tables of server/db/earnings/.
 */
export const parkingWays = pgView('parking_ways', {
  parkingId: integer().notNull(),
  way: text().$type<Exclude<Way, 'none'>>().notNull(),
  parameter: text(),
  longest: integer(),
  wrapper: text(),
  hosts: jsonb().$type<string[]>().notNull(),
}).existing()

/** What was found at the pages of a provider to which links lead. See server/links/. */
export const linkChecks = pgTable(
  'link_checks',
  {
    id: id(),
    parkingId: integer().references(() => parkings.id, { onDelete: 'cascade' }),
    providerId: integer().references(() => providers.id, { onDelete: 'cascade' }),
    page: text().$type<CheckedPage>().notNull(),
    /** Of the last time: with the stay filled in. */
    address: text().notNull(),
    outcome: text().$type<LinkOutcome>().notNull(),
    /** The status, the last host or what was missing, in words. */
    seen: text().notNull(),
    /** How often in a row it was found so, and since when. */
    tries: integer().notNull().default(1),
    since: moment().notNull(),
    checkedAt: moment().notNull(),
  },
  (found) => [
    unique('link_checks_page').on(found.parkingId, found.providerId, found.page).nullsNotDistinct(),
    index('link_checks_outcome').on(found.outcome),
    index('link_checks_provider').on(found.providerId),
    check('link_checks_page_known', oneOf(found.page, checkedPages)),
    check('link_checks_outcome_known', oneOf(found.outcome, linkOutcomes)),
    check('link_checks_one', sql`(${found.parkingId} is null) <> (${found.providerId} is null)`),
  ],
)

/**
 * The random salt of each day's visitor hashes. It is deleted after the day, so that the hashes
 * can't be traced back to an IP address.
 */
export const daySalts = pgTable('day_salts', {
  day: date({ mode: 'string' }).primaryKey(),
  salt: text().notNull(),
})

/** One row per rate-limited action. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    id: id(),
    /** The action and the visitor, as a daily hash; or the action alone, for a limit of all together. */
    key: varchar({ length: 64 }).notNull(),
    at: moment().notNull().defaultNow(),
  },
  (hit) => [index('rate_limits_key').on(hit.key, hit.at)],
)

/** Raw page views, until a job adds them to the daily totals. */
export const pageViews = pgTable(
  'page_views',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().defaultNow(),
    path: text().notNull(),
    /** Only for an airport page. */
    airportCode: varchar({ length: 3 }),
    source: text().notNull(),
    dayHash: text().notNull(),
    botReason: text(),
  },
  (view) => [index('page_views_at').on(view.at)],
)

/** Each use of a filter or stay, and the number of parkings that matched. */
export const filterUses = pgTable(
  'filter_uses',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().defaultNow(),
    airportCode: varchar({ length: 3 }).notNull(),
    /** The sorted names of the active filters: `covered,shuttle`. */
    filters: text().notNull(),
    results: integer().notNull(),
    dayHash: text().notNull(),
  },
  (use) => [index('filter_uses_at').on(use.at)],
)

/** What three and eight days cost at an airport, each month. In cents. */
export const priceBaskets = pgTable(
  'price_baskets',
  {
    id: id(),
    /** `2026-11` */
    month: varchar({ length: 7 }).notNull(),
    // No foreign key: the price of a month must survive the airport.
    airportCode: varchar({ length: 3 }).notNull(),
    days: integer().notNull(),
    lowest: integer().notNull(),
    middle: integer().notNull(),
    /** How many parkings were compared. */
    parkings: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (basket) => [
    unique('price_baskets_month').on(basket.month, basket.airportCode, basket.days),
    check('price_baskets_month_form', sql`${basket.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
  ],
)

/** The totals of each day, by parking, airport, hour and so on. */
export const dailyTotals = pgTable(
  'daily_totals',
  {
    day: date({ mode: 'string' }).notNull(),
    /** clicks, views, filters. */
    measure: text().notNull(),
    /** parking, airport, page, position, source, origin, hour, bot, filter. */
    dimension: text().notNull(),
    key: text().notNull(),
    count: integer().notNull(),
    /** Unique visitors within that day. */
    uniques: integer().notNull().default(0),
  },
  (total) => [primaryKey({ columns: [total.measure, total.dimension, total.day, total.key] })],
)

/** Paths that returned 404, and how often they were requested. */
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

/** The redirects that the admin made. */
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

/** What happened on a day, beside its statistics. One is typed; others are noted by themselves. */
export const dayNotes = pgTable(
  'day_notes',
  {
    id: id(),
    day: date({ mode: 'string' }).notNull(),
    text: text().notNull(),
    /** Who typed it. */
    username: text(),
  },
  (note) => [
    uniqueIndex('day_notes_typed').on(note.day).where(sql`${note.username} is not null`),
    index('day_notes_day').on(note.day),
    check('day_notes_text', sql`length(${note.text}) between 1 and 200`),
  ],
)

/** The texts with which the admin replies. */
export const replyTemplates = pgTable('reply_templates', {
  id: id(),
  name: text().notNull(),
  text: text().notNull(),
  position: position(),
  ...editable,
})

/** The signing keys of this site, generated at first use. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
})

// The admins and their work.

export const admins = pgTable(
  'admins',
  {
    id: id(),
    username: text().notNull().unique(),
    // The admins from before there were roles became managers.
    role: text().$type<Role>().notNull().default('manager'),
    /** Null until a password is chosen with a link: see `passwordLinks`. */
    passwordHash: text(),
    /** The TOTP secret (RFC 6238), encrypted. The pending one is not confirmed with a code yet. */
    totpSecret: text(),
    totpPending: text(),
    /** The time step of the last used code, so that no code works twice. */
    totpStep: integer(),
    /** The hashes of the unused recovery codes, for when the phone is lost. */
    recoveryCodes: jsonb().$type<string[]>().notNull().default([]),
    /** Also those of a former address of the site, which no browser offers any more. */
    passkeys: jsonb().$type<StoredPasskey[]>().notNull().default([]),
    ...editable,
  },
  (admin) => [check('admins_role', isOneOf(admin.role, roles))],
)

/** Links with which an admin chooses a password: an invitation, or a reset by a colleague. */
export const passwordLinks = pgTable(
  'password_links',
  {
    id: id(),
    // Set null, so that the link of a removed admin still says that it was withdrawn.
    adminId: integer().references(() => admins.id, { onDelete: 'set null' }),
    tokenHash: text().notNull().unique(),
    isInvitation: boolean().notNull(),
    /** Where it was mailed to. */
    email: text(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    revokedAt: moment(),
  },
  (link) => [
    index('password_links_admin').on(link.adminId),
    check('password_links_expires_at', sql`${link.expiresAt} > ${link.createdAt}`),
  ],
)

/** Session keys, which a browser stores instead of the password. Only the hash is stored. */
export const adminSessions = pgTable(
  'admin_sessions',
  {
    id: id(),
    adminId: integer()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    keyHash: text().notNull().unique(),
    /** The browser's description, so that its owner recognizes it. */
    device: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment().notNull().defaultNow(),
    /** The absolute expiry: use does not extend it. */
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (session) => [
    index('admin_sessions_admin').on(session.adminId),
    check('admin_sessions_expires_at', sql`${session.expiresAt} > ${session.createdAt}`),
  ],
)

/** How an admin looks at a list: the views with a name, and the columns of the whole list without one. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    adminId: integer()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    list: text().$type<ViewedList>().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    hidden: jsonb().$type<string[]>().notNull(),
    isFirst: boolean().notNull(),
  },
  (view) => [
    unique('saved_views_name').on(view.adminId, view.list, view.name),
    uniqueIndex('saved_views_first').on(view.adminId, view.list).where(sql`${view.isFirst}`),
    check('saved_views_list', isOneOf(view.list, viewedLists)),
    check(
      'saved_views_whole',
      sql`${view.name} <> '' or (${view.query} = '' and not ${view.isFirst})`,
    ),
  ],
)

/** Which contact request an admin has open. */
export const contactOpenings = pgTable(
  'contact_openings',
  {
    adminId: integer()
      .primaryKey()
      .references(() => admins.id, { onDelete: 'cascade' }),
    contactId: integer()
      .notNull()
      .references(() => contactRequests.id, { onDelete: 'cascade' }),
    since: moment().notNull().defaultNow(),
  },
  (opening) => [index('contact_openings_contact').on(opening.contactId)],
)

/**
 * Failed logins in a row or in a day, per account, address or browser. The key is a hash, so those
 * can't be read back. See server/access/login-limits.ts.
 */
export const loginAttempts = pgTable('login_attempts', {
  key: varchar({ length: 64 }).primaryKey(),
  failures: integer().notNull().default(0),
  lastAt: moment().notNull().defaultNow(),
})

/** Written by the trigger `track_changes` on every table that the admin edits: no write skips it. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: moment().notNull().defaultNow(),
    adminId: integer().references(() => admins.id, { onDelete: 'set null' }),
    // Copied, so that the log still names an admin who was removed.
    username: text().notNull(),
    /** Rows with the same id were changed together and are undone together. */
    change: uuid().notNull(),
    action: text().$type<ChangeAction>().notNull(),
    /** The name of the table. */
    subject: text().notNull(),
    subjectId: integer(),
    before: jsonb().$type<Row>(),
    after: jsonb().$type<Row>(),
    /** Of the input of a call with a key, which is the change: see `addOnce`. */
    sentHash: text(),
    undoneAt: moment(),
  },
  (entry) => [
    index('audit_log_newest').on(entry.at.desc(), entry.id.desc()),
    // With all that counts the changes of a role, a kind, a person or a time, so that their rows are not read.
    index('audit_log_change').on(
      entry.change,
      entry.at,
      entry.subject,
      entry.action,
      entry.username,
    ),
    index('audit_log_username').on(entry.username, entry.at.desc(), entry.id.desc()),
    index('audit_log_undone').on(entry.undoneAt).where(sql`undone_at is not null`),
    index('audit_log_subject').on(entry.subject, entry.subjectId),
    index('audit_log_owner').on(entry.subject, ownerOf(entry)),
    // With all that counts the changes of a field, as above.
    ...changedFieldNames.map((name) =>
      index(`audit_log_${name}`)
        .on(entry.at.desc(), entry.change.desc(), entry.subject, entry.action, entry.username)
        .where(isOfField(entry, name)),
    ),
    check('audit_log_action', isOneOf(entry.action, keysOf(changeActions))),
  ],
)

/** Backups of the whole site. The dashboard shows the newest. */
export const backups = pgTable(
  'backups',
  {
    id: id(),
    at: moment().notNull().defaultNow(),
    /** The file in DATA_DIR of the process that made it; null for a download. */
    file: text(),
    bytes: bigint({ mode: 'number' }).notNull(),
    rows: integer().notNull(),
  },
  (backup) => [index('backups_newest').on(backup.at.desc())],
)

/** The copies that were taken elsewhere and are still kept there. See server/backup/elsewhere. */
export const sentCopies = pgTable('sent_copies', {
  id: id(),
  /** Its name there. */
  file: text().notNull().unique(),
  /** The moment of its content. */
  at: moment().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  /** Of the encrypted file. */
  sha256: text().notNull(),
  sentAt: moment().notNull().defaultNow(),
  /** When it was last read back, and whether it was still the same. */
  readAt: moment(),
  isSame: boolean(),
})

/** What went wrong, newest last: the last few hundred, for the page Systeem. See server/failures/keep.ts. */
export const failures = pgTable('failures', {
  id: id(),
  at: moment().notNull().defaultNow(),
  /** The number that a visitor was shown. */
  requestId: text(),
  /** The message of the log. */
  message: text().notNull(),
  reason: text().notNull(),
  path: text(),
  job: text(),
  stack: text(),
})

/** What happened to an account that its owner hears of by mail. The log has the change itself. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: id(),
    at: moment().notNull().defaultNow(),
    adminId: integer()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    kind: text().$type<AccountEventKind>().notNull(),
    device: text().notNull().default(''),
    /** The colleague who did it. Null: the owner, or whoever has their password. */
    by: text(),
    /** Where the owner reads mail, as known before this happened. Null: the address of the site. */
    email: text(),
    mailedAt: moment(),
  },
  (event) => [index('account_events_admin').on(event.adminId, event.at)],
)

/** What is not well, and what was. Of one cause, one is open. See domain/system/alarm.ts. */
export const alarms = pgTable(
  'alarms',
  {
    id: id(),
    /** Such as `disk` or `job:roll-up`. */
    cause: text().notNull(),
    /** What was seen last, in words. */
    found: jsonb().$type<Cause>().notNull(),
    since: moment().notNull(),
    seenAt: moment().notNull(),
    mailedAt: moment(),
    overAt: moment(),
  },
  (alarm) => [
    uniqueIndex('alarms_open').on(alarm.cause).where(sql`${alarm.overAt} is null`),
    index('alarms_newest').on(alarm.since.desc()),
  ],
)

/** What was last found out about something outside the database, by its name. */
export const observations = pgTable('observations', {
  name: text().primaryKey(),
  at: moment().notNull(),
  value: jsonb().$type<unknown>().notNull(),
})
/** Who was erased, as a hash that only SECRETS_KEY can make again. See server/erasures/erased.ts. */
export const erasures = pgTable('erasures', {
  hash: text().primaryKey(),
  /** The fingerprint of the key of the hash. */
  key: text().notNull(),
  at: moment().notNull(),
})

/** How much the retention periods deleted, for the page Systeem. */
export const removals = pgTable(
  'removals',
  {
    day: date({ mode: 'string' }).notNull(),
    what: text().$type<Retained>().notNull(),
    count: integer().notNull(),
  },
  (removal) => [primaryKey({ columns: [removal.day, removal.what] })],
)
