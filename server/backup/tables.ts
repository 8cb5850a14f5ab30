import { getTableName } from 'drizzle-orm'
import * as schema from '#server/db/schema.ts'

/** What a copy of the site holds, each table after those that it points to. */
export const copied: string[] = [
  schema.admins,
  schema.airports,
  schema.airportAliases,
  schema.parkings,
  schema.posts,
  schema.faqs,
  schema.media,
  schema.settings,
  schema.contactRequests,
  schema.affiliateClicks,
  schema.dailyCounters,
  schema.auditLog,
  schema.backups,
  // Last: it is also the mark of a filled database.
  schema.contentVersion,
].map(getTableName)

/**
 * And what it doesn't: what proves that someone is logged in, and the salts, which are worth
 * something only because they are deleted when their day is over.
 */
export const leftOut: string[] = [
  schema.adminSessions,
  schema.loginAttempts,
  schema.rateLimits,
  schema.daySalts,
].map(getTableName)

/** Rows that are only ever added: those are read afterwards, up to the last one of the moment. */
export function isGrowing(table: string): boolean {
  return table === getTableName(schema.affiliateClicks)
}
