import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  varchar,
} from 'drizzle-orm/pg-core'
import {
  type ConversionEvent,
  type ConversionState,
  conversionStates,
  type Match,
  matches,
} from '#domain/earnings/conversion/conversion.ts'
import type { FetchCounts } from '#domain/earnings/fetch/fetch-run.ts'
import { type Network, networks } from '#domain/earnings/programme/network.ts'
import {
  type Certainty,
  certainties,
  type ProgrammeStatus,
  programmeStatuses,
  type RateUnit,
  rateUnits,
  type VoucherTerm,
  voucherTerms,
} from '#domain/earnings/programme/programme.ts'
import { editable, id, moment, oneOf } from '#server/db/columns.ts'
import { addReferences } from '#server/db/references.ts'
import { parkings, providers } from '#server/db/schema.ts'

// What a click brings. Apart from the other tables: nothing that orders, labels or filters parkings for visitors may
// import this file (test/boundaries.test.ts). What a link needs of a programme is the view `parkingWays` in schema.ts.

/** Built in, and not real. */
const isSample = () => boolean().notNull().default(false)

/** Money is in cents of euro. */
const cents = () => integer()

/** An account at a network, shared by its programmes. Its token is apart: `networkTokens`. */
export const networkAccounts = pgTable(
  'network_accounts',
  {
    id: id(),
    network: text().$type<Network>().notNull(),
    /** The number that the network gave this site. */
    publisher: text().notNull(),
    ...editable,
  },
  (account) => [
    unique('network_accounts_publisher').on(account.network, account.publisher),
    check('network_accounts_network', oneOf(account.network, networks)),
  ],
)

/** Encrypted with SECRETS_KEY. In no copy: after a restore it is typed again. */
export const networkTokens = pgTable('network_tokens', {
  accountId: integer()
    .primaryKey()
    .references(() => networkAccounts.id, { onDelete: 'cascade' }),
  token: text().notNull(),
  setAt: moment().notNull().defaultNow(),
})

/** Each time that conversions were fetched. */
export const fetchRuns = pgTable(
  'fetch_runs',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => networkAccounts.id, { onDelete: 'cascade' }),
    at: moment().notNull().defaultNow(),
    /** Why it failed, in the words of the network; null if it did not. */
    failure: text(),
    /** What came of it. */
    counts: jsonb().$type<FetchCounts>().notNull().default({}),
  },
  (run) => [index('fetch_runs_newest').on(run.accountId, run.at.desc())],
)

/** An agreement with a network or a provider. */
export const programmes = pgTable(
  'programmes',
  {
    id: id(),
    name: text().notNull(),
    network: text().$type<Network>().notNull(),
    /** Null where the programme is of several. */
    providerId: integer().references(() => providers.id, { onDelete: 'set null' }),
    status: text().$type<ProgrammeStatus>().notNull().default('active'),
    statusSince: date({ mode: 'string' }).notNull(),
    /** What the network calls it, by which links of one host are told apart. */
    networkNumber: text(),
    /** How long after a click a booking still counts. */
    cookieDays: integer().notNull().default(30),
    certainAfter: text().$type<Certainty>().notNull().default('departure'),
    certainDays: integer(),
    /** See `Outbound` in domain/outbound/outbound-link.ts. */
    parameter: text(),
    longest: integer(),
    wrapper: text(),
    hosts: jsonb().$type<string[]>().notNull().default([]),
    /** Brand names that may not be advertised. */
    brandTerms: text(),
    vouchers: text().$type<VoucherTerm>(),
    contact: text(),
    note: text(),
    accountId: integer().references(() => networkAccounts.id, { onDelete: 'set null' }),
    isFetched: boolean().notNull().default(false),
    /** The columns of its files: what each holds, by its header. Null until a file was read. */
    fileColumns: jsonb().$type<Record<string, string>>(),
    isSample: isSample(),
    ...editable,
  },
  (programme) => [
    unique('programmes_name').on(programme.name),
    index('programmes_provider').on(programme.providerId),
    check('programmes_name_length', sql`length(${programme.name}) >= 2`),
    check('programmes_network', oneOf(programme.network, networks)),
    check('programmes_status', oneOf(programme.status, programmeStatuses)),
    check('programmes_certain_after', oneOf(programme.certainAfter, certainties)),
    check('programmes_vouchers', oneOf(programme.vouchers, voucherTerms)),
    check('programmes_cookie_days', sql`${programme.cookieDays} between 0 and 365`),
    check('programmes_hosts', sql`jsonb_typeof(${programme.hosts}) = 'array'`),
  ],
)

/** What a programme pays, from a day on. A booking keeps the rate of its own day. */
export const programmeRates = pgTable(
  'programme_rates',
  {
    id: id(),
    programmeId: integer()
      .notNull()
      .references(() => programmes.id, { onDelete: 'cascade' }),
    startsOn: date({ mode: 'string' }).notNull(),
    unit: text().$type<RateUnit>().notNull(),
    /** Hundredths of a percent, or cents. */
    rate: integer().notNull(),
  },
  (rate) => [
    unique('programme_rates_start').on(rate.programmeId, rate.startsOn),
    check('programme_rates_unit', oneOf(rate.unit, rateUnits)),
    check('programme_rates_rate', sql`${rate.rate} >= 0`),
  ],
)

/** The programme of a parking from a day on: the newest of the past holds. */
export const couplings = pgTable(
  'couplings',
  {
    id: id(),
    parkingId: integer()
      .notNull()
      .references(() => parkings.id, { onDelete: 'cascade' }),
    /** Null: none from that day on. */
    programmeId: integer().references(() => programmes.id),
    startsOn: date({ mode: 'string' }).notNull(),
  },
  (coupling) => [
    unique('couplings_start').on(coupling.parkingId, coupling.startsOn),
    index('couplings_programme').on(coupling.programmeId),
  ],
)

/** Conversions by this name at the network are of this parking. */
export const matchRules = pgTable(
  'match_rules',
  {
    id: id(),
    programmeId: integer()
      .notNull()
      .references(() => programmes.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    // No foreign key: the rule must survive a deletion of the parking that is undone.
    parkingId: integer().notNull(),
  },
  (rule) => [unique('match_rules_name').on(rule.programmeId, rule.name)],
)

/** The day in Amsterdam of the click, or else of the booking. */
export const conversionDay = sql`((coalesce(click_at, booked_at) at time zone 'Europe/Amsterdam')::date)`

/** A booking that a network or a provider says came from here. */
export const conversions = pgTable(
  'conversions',
  {
    id: id(),
    programmeId: integer()
      .notNull()
      .references(() => programmes.id),
    /** That of the transaction. */
    number: text().notNull(),
    /** What came back of the link. */
    reference: text(),
    clickAt: moment(),
    bookedAt: moment().notNull(),
    /** The stay, where the network tells it. */
    arrival: date({ mode: 'string' }),
    days: integer(),
    /** What was booked, as the network calls it. */
    itemName: text(),
    value: cents(),
    commission: cents().notNull(),
    state: text().$type<ConversionState>().notNull(),
    stateAt: moment().notNull(),
    reason: text(),
    /** What it was, with this state last. */
    history: jsonb().$type<ConversionEvent[]>().notNull(),
    /** Whether the network says that it paid. Only a payout makes it paid. */
    isSaidPaid: boolean().notNull().default(false),
    matchedBy: text().$type<Match>(),
    // Copied from the click, which goes sooner. No foreign key, as for a click.
    parkingId: integer(),
    parkingName: text(),
    airportCode: varchar({ length: 3 }),
    listPosition: integer(),
    page: text(),
    source: text(),
    isSample: isSample(),
    ...editable,
  },
  (conversion) => [
    unique('conversions_number').on(conversion.programmeId, conversion.number),
    index('conversions_day').on(conversionDay),
    index('conversions_newest').on(conversion.stateAt.desc(), conversion.id.desc()),
    index('conversions_state').on(conversion.state, conversion.programmeId),
    index('conversions_parking').on(conversion.parkingId),
    index('conversions_unmatched')
      .on(conversion.programmeId, conversion.itemName)
      .where(sql`${conversion.matchedBy} is null`),
    check('conversions_number_length', sql`length(${conversion.number}) between 1 and 200`),
    check('conversions_state_known', oneOf(conversion.state, conversionStates)),
    check('conversions_matched_by', oneOf(conversion.matchedBy, matches)),
    check('conversions_history', sql`jsonb_typeof(${conversion.history}) = 'array'`),
  ],
)

/** What is agreed on payment, with a network, or with one of its programmes. */
export const paymentTerms = pgTable(
  'payment_terms',
  {
    id: id(),
    network: text().$type<Network>().notNull(),
    programmeId: integer().references(() => programmes.id),
    /** Less than this stays with the network. */
    threshold: cents().notNull(),
    /** After approval. */
    days: integer().notNull(),
    vatPercent: integer().notNull().default(21),
    ...editable,
  },
  (terms) => [
    unique('payment_terms_one').on(terms.network, terms.programmeId).nullsNotDistinct(),
    check('payment_terms_network', oneOf(terms.network, networks)),
    check('payment_terms_threshold', sql`${terms.threshold} >= 0`),
    check('payment_terms_days', sql`${terms.days} between 0 and 365`),
    check('payment_terms_vat_percent', sql`${terms.vatPercent} between 0 and 100`),
  ],
)

/** What was received. */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    network: text().$type<Network>().notNull(),
    /** Null: of all programmes of the network. */
    programmeId: integer().references(() => programmes.id),
    day: date({ mode: 'string' }).notNull(),
    number: text().notNull(),
    /** Received, without VAT. */
    amount: cents().notNull(),
    vatPercent: integer().notNull(),
    note: text(),
    isSample: isSample(),
    ...editable,
  },
  (payout) => [
    unique('payouts_number').on(payout.network, payout.number),
    index('payouts_newest').on(payout.day.desc(), payout.id.desc()),
    check('payouts_network', oneOf(payout.network, networks)),
    check('payouts_number_length', sql`length(${payout.number}) >= 1`),
    check('payouts_vat_percent', sql`${payout.vatPercent} between 0 and 100`),
  ],
)

/** What a payout covers: a conversion for what it was worth, or below zero one that was taken back after it was paid. */
export const payoutLines = pgTable(
  'payout_lines',
  {
    id: id(),
    payoutId: integer()
      .notNull()
      .references(() => payouts.id, { onDelete: 'cascade' }),
    conversionId: integer()
      .notNull()
      .references(() => conversions.id),
    amount: cents().notNull(),
  },
  (line) => [
    unique('payout_lines_conversion').on(line.payoutId, line.conversionId),
    index('payout_lines_of').on(line.conversionId),
  ],
)

addReferences({
  networkAccounts,
  networkTokens,
  fetchRuns,
  programmes,
  programmeRates,
  couplings,
  matchRules,
  conversions,
  paymentTerms,
  payouts,
  payoutLines,
})
