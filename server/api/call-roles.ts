import type { Role } from '#domain/access/role.ts'
import type { PlainAnswers } from '#domain/api/answers.ts'
import type { Call } from '#domain/api/calls.ts'
import { kinds, type PlainKind, plainKinds } from '#domain/kinds.ts'

type AdminCall = Extract<Call, `${string} /api/admin${string}`>

/** The roles of the calls of a plain kind: it is read by who may see it, and written by who may change it. */
function rolesOf(name: PlainKind): [call: string, lowest: Role][] {
  const { path, isOrdered, seenBy, changedBy } = kinds[name]
  const list = `/api/admin/${path}`
  return [
    [`GET ${list}`, seenBy],
    [`POST ${list}`, changedBy],
    [`DELETE ${list}`, changedBy],
    ...(isOrdered ? [[`PUT ${list}/order`, changedBy] satisfies [string, Role]] : []),
    [`GET ${list}/:id`, seenBy],
    [`PUT ${list}/:id`, changedBy],
    [`DELETE ${list}/:id`, changedBy],
  ]
}

// TypeScript widens a computed key to string. A test compares the keys with the routes.
const plainRoles = Object.fromEntries(plainKinds.flatMap(rolesOf)) as Record<
  keyof PlainAnswers,
  Role
>

/**
 * The lowest role that may make each call of the admin; those of a plain kind follow from
 * `domain/kinds.ts`. A call that is missing is a type error.
 * Decision 0021 says why. What `reader` may read holds less for a reader where it shows visitors'
 * messages or access: see `visibleTo` in server/db/changes/change-log.ts and `forRole` in the dashboard.
 */
export const callRoles: Record<AdminCall, Role> = {
  ...plainRoles,

  'GET /api/admin/dashboard': 'reader',
  'GET /api/admin/morning': 'reader',
  'GET /api/admin/search': 'reader',

  'GET /api/admin/airports': 'reader',
  'POST /api/admin/airports': 'editor',
  'PUT /api/admin/airports/order': 'editor',
  'PUT /api/admin/airports/follow': 'editor',
  'GET /api/admin/airports/:id': 'reader',
  'PUT /api/admin/airports/:id': 'editor',
  'DELETE /api/admin/airports/:id': 'editor',

  'GET /api/admin/parkings': 'reader',
  'POST /api/admin/parkings': 'editor',
  'DELETE /api/admin/parkings': 'editor',
  'PUT /api/admin/parkings/order': 'editor',
  'PUT /api/admin/parkings/availability': 'editor',
  'POST /api/admin/parkings/import': 'editor',
  'POST /api/admin/parkings/prices': 'editor',
  'PUT /api/admin/parkings/day-prices': 'editor',
  'POST /api/admin/tariffs/copy': 'editor',
  'POST /api/admin/tariffs/raise': 'editor',
  'GET /api/admin/parkings/:id': 'reader',
  'PUT /api/admin/parkings/:id': 'editor',
  'DELETE /api/admin/parkings/:id': 'editor',

  'GET /api/admin/providers.csv': 'reader',
  'POST /api/admin/providers/import': 'editor',

  'GET /api/admin/tariffs.csv': 'reader',
  'GET /api/admin/surcharges.csv': 'reader',
  'GET /api/admin/facts.csv': 'reader',
  'POST /api/admin/tariffs/import': 'editor',
  'POST /api/admin/surcharges/import': 'editor',
  'POST /api/admin/facts/import': 'editor',

  'GET /api/admin/faqs/places': 'reader',

  'GET /api/admin/blog': 'reader',
  'POST /api/admin/blog': 'editor',
  'DELETE /api/admin/blog': 'editor',
  'GET /api/admin/blog/:id': 'reader',
  'DELETE /api/admin/blog/:id': 'editor',
  'PUT /api/admin/blog/:id/draft': 'editor',
  'DELETE /api/admin/blog/:id/draft': 'editor',
  'POST /api/admin/blog/:id/publish': 'editor',
  'POST /api/admin/blog/:id/schedule': 'editor',
  'PUT /api/admin/blog/:id/status': 'editor',
  'GET /api/admin/blog/:id/revisions': 'reader',
  'GET /api/admin/blog/:id/preview': 'reader',

  'GET /api/admin/media': 'reader',
  'POST /api/admin/media': 'editor',
  'DELETE /api/admin/media': 'editor',
  'GET /api/admin/media/:id': 'reader',
  'PUT /api/admin/media/alt-texts': 'editor',
  'PUT /api/admin/media/:id': 'editor',
  'DELETE /api/admin/media/:id': 'editor',
  'PUT /api/admin/media/:id/file': 'editor',

  // Personal data of visitors: only for those who answer them.
  'GET /api/admin/contacts': 'editor',
  'DELETE /api/admin/contacts': 'editor',
  'PUT /api/admin/contacts/state': 'editor',
  'GET /api/admin/contacts/person': 'editor',
  'DELETE /api/admin/contacts/person': 'editor',
  'GET /api/admin/contacts/:id': 'editor',
  'PUT /api/admin/contacts/:id': 'editor',
  'DELETE /api/admin/contacts/:id': 'editor',

  'GET /api/admin/checks': 'reader',
  'POST /api/admin/checks': 'editor',
  'GET /api/admin/checks/count': 'reader',
  'GET /api/admin/checks/dated': 'reader',
  'GET /api/admin/checks/history': 'reader',
  'PUT /api/admin/checks/:id/picture': 'editor',
  'GET /api/admin/checks/:id/picture': 'reader',
  'POST /api/admin/reports/:id/answer': 'editor',

  'GET /api/admin/analytics': 'reader',
  'GET /api/admin/missing-paths': 'reader',
  'DELETE /api/admin/missing-paths': 'editor',
  'GET /api/admin/redirects': 'reader',
  'POST /api/admin/redirects': 'editor',
  'PUT /api/admin/redirects/:id': 'editor',
  'DELETE /api/admin/redirects/:id': 'editor',

  // Readable by all: every page shows the site's name, and none of the settings is a secret.
  'GET /api/admin/settings': 'reader',
  'PUT /api/admin/settings': 'manager',

  'GET /api/admin/changes': 'reader',
  'GET /api/admin/changes/rows': 'reader',
  'GET /api/admin/changes/deleted': 'reader',
  // And the role that may change the kinds of the change: see `undoChange`.
  'POST /api/admin/changes/:change/undo': 'editor',

  'POST /api/admin/exports': 'reader',

  'GET /api/admin/backup': 'manager',
  'GET /api/admin/backups': 'manager',
  'POST /api/admin/backups': 'manager',

  // One's own account.
  'GET /api/admin/account': 'reader',
  'PUT /api/admin/account/password': 'reader',
  'POST /api/admin/account/second-factor': 'reader',
  'PUT /api/admin/account/second-factor': 'reader',
  'DELETE /api/admin/account/second-factor': 'reader',
  'POST /api/admin/account/recovery-codes': 'reader',
  'GET /api/admin/sessions': 'reader',
  'POST /api/admin/sessions': 'reader',
  'DELETE /api/admin/sessions': 'reader',
  'DELETE /api/admin/sessions/others': 'reader',
  'DELETE /api/admin/sessions/:id': 'reader',

  'GET /api/admin/administrators': 'manager',
  'POST /api/admin/administrators': 'manager',
  'PUT /api/admin/administrators/:id': 'manager',
  'DELETE /api/admin/administrators/:id': 'manager',
  'POST /api/admin/administrators/:id/link': 'manager',
  'DELETE /api/admin/administrators/:id/link': 'manager',
  'DELETE /api/admin/administrators/:id/second-factor': 'manager',
  'GET /api/admin/administrators/:id/sessions': 'manager',
  'DELETE /api/admin/administrators/:id/sessions': 'manager',
}

const byName: ReadonlyMap<string, Role> = new Map(Object.entries(callRoles))

/** The lowest role for a call by its name in `routes.ts`; an unlisted one is for managers only. */
export const lowestRole = (call: string): Role => byName.get(call) ?? 'manager'
