import { getTableName } from 'drizzle-orm'
import * as schema from '#server/db/schema.ts'

/** The tables in a backup, each after those that it refers to. */
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
  // Last, because its row marks a database as filled.
  schema.contentVersion,
].map(getTableName)

/**
 * The tables that a backup leaves out: sessions, signing secrets, and the salts, which protect
 * visitors only because they are deleted after their day.
 */
export const leftOut: string[] = [
  schema.adminSessions,
  schema.loginAttempts,
  schema.rateLimits,
  schema.daySalts,
  schema.secrets,
].map(getTableName)

/** Append-only tables. They are read after the transaction, up to the last id of the snapshot. */
const growing = [schema.affiliateClicks, schema.pageViews, schema.filterUses].map(getTableName)

export function isGrowing(table: string): boolean {
  return growing.some((name) => name === table)
}
