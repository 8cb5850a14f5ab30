import type { PgTable } from 'drizzle-orm/pg-core'
import type { KindTable } from '#domain/kinds.ts'
import type * as schema from './schema.ts'

type OtherTable = {
  /** Why the log does not hold its changes. */
  unlogged: string
  /**
   * How a copy of the site treats it: at the moment of the copy, afterwards up to that moment where rows are
   * only ever added, or not at all.
   */
  copy: 'at once' | 'afterwards' | 'never'
}

type Tables = typeof schema
type TableName = {
  [Name in keyof Tables]: Tables[Name] extends PgTable<infer Config> ? Config['name'] : never
}[keyof Tables]

/**
 * The tables that are no kind of record (domain/kinds.ts). A new table is a kind, or it stands here with a
 * reason: anything else is a type error.
 */
export const otherTables: Record<Exclude<TableName, KindTable>, OtherTable> = {
  post_drafts: { unlogged: 'saved as one types; publishing it is logged', copy: 'at once' },
  media_files: { unlogged: 'made by the server from a picture that is logged', copy: 'at once' },
  affiliate_clicks: { unlogged: 'written by visits', copy: 'afterwards' },
  page_views: { unlogged: 'written by visits', copy: 'afterwards' },
  filter_uses: { unlogged: 'written by visits', copy: 'afterwards' },
  daily_totals: { unlogged: 'computed by a job', copy: 'at once' },
  missing_paths: { unlogged: 'written by visits', copy: 'at once' },
  audit_log: { unlogged: 'is the log', copy: 'at once' },
  backups: { unlogged: 'written by a job', copy: 'at once' },
  admin_sessions: { unlogged: 'proves that someone is logged in', copy: 'never' },
  login_attempts: { unlogged: 'counted by the login', copy: 'never' },
  rate_limits: { unlogged: 'counted by the limits', copy: 'never' },
  // Worth something only because it is deleted when its day is over.
  day_salts: { unlogged: 'made by the server each day', copy: 'never' },
  secrets: { unlogged: 'what the server signs with', copy: 'never' },
  // Last, because its row marks a filled database.
  content_version: { unlogged: 'raised by triggers', copy: 'at once' },
}
