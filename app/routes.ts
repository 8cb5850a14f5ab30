import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes'
import { documents } from '#domain/page/documents.ts'
import { type Page, pages } from '#domain/page/pages.ts'

/** The pages of a kind of record: all of them, a new one, and the one with an id. */
function listAndForm(path: string, folder = path): RouteConfigEntry[] {
  const form = `routes/admin/${folder}/form.tsx`
  return prefix(path, [
    index(`routes/admin/${folder}/list.tsx`),
    route('new', form, { id: `routes/admin/${path}/new` }),
    route(':id/edit', form, { id: `routes/admin/${path}/edit` }),
  ])
}

/** The frame of the site, around each of its pages. */
const site = layout('routes/public/layout.tsx', [
  ...Object.entries<Page>(pages).map(([path, { file, id }]) =>
    path === '/'
      ? index(`routes/public/${file}`)
      : route(path.slice(1), `routes/public/${file}`, { id }),
  ),
  route('*', 'routes/public/not-found.tsx'),
])

/** Every page: those of the site from `domain/page/pages.ts`, and those of the admin. */
export default [
  site,
  ...Object.entries(documents).map(([path, { file }]) => route(path.slice(1), `routes/${file}`)),

  // These lead on, with their query.
  route('cookie-beleid', 'routes/cookies-redirect.ts'),
  route('parkeren', 'routes/parkings-redirect.ts'),

  ...prefix('admin', [
    route('login', 'routes/admin/login.tsx'),
    route('uitnodiging', 'routes/admin/invitation.tsx'),
    route('tweede-stap', 'routes/admin/second-step.tsx'),
    layout('routes/admin/layout.tsx', [
      index('routes/admin/dashboard.tsx'),
      route('dashboard', 'routes/admin/dashboard.tsx', { id: 'admin-dashboard' }),
      ...listAndForm('airports'),
      ...listAndForm('parkings'),
      ...listAndForm('providers'),
      route('parkings/import', 'routes/admin/parkings/import.tsx'),
      ...listAndForm('blog'),
      ...listAndForm('faqs'),
      ...listAndForm('programmes', 'earnings/programmes'),
      route('contacts', 'routes/admin/contacts.tsx'),
      ...prefix('media', [
        index('routes/admin/media/list.tsx'),
        route('alt-texts', 'routes/admin/media/alt-texts.tsx'),
        route(':id/edit', 'routes/admin/media/edit.tsx'),
      ]),
      ...prefix('settings', [
        index('routes/admin/settings.tsx'),
        route('access', 'routes/admin/access.tsx'),
        route('addresses', 'routes/admin/addresses.tsx'),
        route('backups', 'routes/admin/backups.tsx'),
        route('changes', 'routes/admin/changes.tsx'),
        route('colleagues', 'routes/admin/colleagues.tsx'),
        route('deleted', 'routes/admin/deleted.tsx'),
      ]),
      ...prefix('controle', [
        index('routes/admin/control/queue.tsx'),
        route('alles', 'routes/admin/control/dated.ts'),
      ]),
      route('analytics', 'routes/admin/analytics.tsx'),
      route('opbrengst', 'routes/admin/earnings/board.tsx'),
      ...prefix('conversions', [
        index('routes/admin/earnings/conversions.tsx'),
        route('import', 'routes/admin/earnings/conversion-import.tsx'),
      ]),
      route('payouts', 'routes/admin/earnings/payouts.tsx'),
      route('systeem', 'routes/admin/system.tsx'),
      route('help', 'routes/admin/help.tsx'),
      route('api', 'routes/admin/api.tsx'),
      route('*', 'routes/admin/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig
