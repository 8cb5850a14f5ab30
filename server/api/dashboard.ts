import { isAtLeast, type Role } from '#domain/access/role.ts'
import type { DashboardSummary } from '#domain/admin/dashboard.ts'
import type { Morning } from '#domain/admin/morning.ts'
import { kinds } from '#domain/kinds.ts'
import { readDashboard } from '#server/db/dashboard.ts'
import { readMorning } from '#server/db/statistics/morning.ts'
import type { AdminCall } from './access/authenticate.ts'

export async function read(call: AdminCall): Promise<Response> {
  return call.json(forRole(await readDashboard(), call.get('admin').role))
}

/** Leaves out what a role may not see elsewhere: visitors' messages, the backups and the logins. */
function forRole(summary: DashboardSummary, role: Role): DashboardSummary {
  if (isAtLeast(role, 'manager')) return summary
  const { refusedLogins, ...shared } = summary
  return {
    ...shared,
    latestContacts: isAtLeast(role, kinds.contact.seenBy) ? shared.latestContacts : [],
    // What someone may do about: a reader can do nothing, and only a manager sets settings.
    checklist: isAtLeast(role, 'editor')
      ? shared.checklist.filter(({ kind }) => kind !== 'setting')
      : [],
    lastBackup: null,
  }
}

export async function morning(call: AdminCall): Promise<Response> {
  return call.json(morningFor(await readMorning(), call.get('admin').role))
}

/** The same for the strip above it. */
function morningFor(morning: Morning, role: Role): Morning {
  if (isAtLeast(role, 'manager')) return morning
  const { lastBackup, oldestOpen, ...shared } = morning
  const seesContacts = isAtLeast(role, kinds.contact.seenBy)
  return { ...shared, oldestOpen: seesContacts ? oldestOpen : null, refusedLogins: 0 }
}
