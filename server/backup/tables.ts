import { getTableName } from 'drizzle-orm'
import * as schema from '#server/db/schema.ts'

/** What a copy of the site holds, each table after those that it points to. */
export const copied: string[] = [
  schema.admins,
  schema.airports,
  schema.airportAliases,
  schema.parkings,
  schema.posts,
  schema.postDrafts,
  schema.postAliases,
  schema.faqs,
  schema.media,
  schema.mediaFiles,
  schema.settings,
  schema.contactRequests,
  schema.affiliateClicks,
  schema.pageViews,
  schema.filterUses,
  schema.dailyTotals,
  schema.missingPaths,
  schema.redirects,
  schema.auditLog,
  schema.backups,
  // Last: it is also the mark of a filled database.
  schema.contentVersion,
].map(getTableName)

/**
 * And what it doesn't: what proves that someone is logged in, what we sign with, and the salts, which are worth
 * something only because they are deleted when their day is over.
 */
export const leftOut: string[] = [
  schema.adminSessions,
  schema.loginAttempts,
  schema.rateLimits,
  schema.daySalts,
  schema.secrets,
].map(getTableName)

/** Rows that are only ever added: those are read afterwards, up to the last one of the moment. */
const growing = [schema.affiliateClicks, schema.pageViews, schema.filterUses].map(getTableName)

export function isGrowing(table: string): boolean {
  return growing.some((name) => name === table)
}
