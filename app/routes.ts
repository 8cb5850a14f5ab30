import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes'

/** The pages of a kind of record: all of them, a new one, and the one with an id. */
function listAndForm(path: string): RouteConfigEntry[] {
  const form = `routes/admin/${path}/form.tsx`
  return prefix(path, [
    index(`routes/admin/${path}/list.tsx`),
    route('new', form, { id: `routes/admin/${path}/new` }),
    route(':id/edit', form, { id: `routes/admin/${path}/edit` }),
  ])
}

/** Every page. */
export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('luchthavens', 'routes/public/airports.tsx'),
    route('parkeren/meer', 'routes/public/airports.tsx', { id: 'parkeren-meer' }),
    route('parkeren/:slug', 'routes/public/airport.tsx'),
    route('parkeren/:slug/:parking', 'routes/public/parking.tsx'),
    route('parkeren/:slug/:parking/aankomstkaart', 'routes/public/arrival-card.tsx'),
    route('vertrekplanner', 'routes/public/planner.tsx'),
    route('welke-luchthaven', 'routes/public/which-airport.tsx'),
    route('prijzen', 'routes/public/prices.tsx'),
    route('vergelijken', 'routes/public/compare.tsx'),
    route('blog', 'routes/public/blog.tsx'),
    route('blog/:slug', 'routes/public/post.tsx'),
    route('blog/voorbeeld/:id', 'routes/public/preview.tsx'),
    route('hoe-wij-vergelijken', 'routes/public/how-we-compare.tsx'),
    route('faq', 'routes/public/faq.tsx'),
    route('contact', 'routes/public/contact.tsx'),
    route('klopt-dit-niet', 'routes/public/report.tsx'),
    route('over-ons', 'routes/public/about.tsx'),
    route('privacybeleid', 'routes/public/privacy.tsx'),
    route('affiliate-disclaimer', 'routes/public/disclaimer.tsx'),
    route('algemene-voorwaarden', 'routes/public/terms.tsx'),
    route('cookiebeleid', 'routes/public/cookies.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),

  route('cookie-beleid', 'routes/cookies-redirect.ts'),
  route('parkeren', 'routes/public/parkings-redirect.ts'),
  route('blog/rss.xml', 'routes/feed.ts'),
  route('vertrekplanner/agenda.ics', 'routes/planner-calendar.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),

  ...prefix('admin', [
    route('login', 'routes/admin/login.tsx'),
    route('uitnodiging', 'routes/admin/invitation.tsx'),
    layout('routes/admin/layout.tsx', [
      index('routes/admin/dashboard.tsx'),
      route('dashboard', 'routes/admin/dashboard.tsx', { id: 'admin-dashboard' }),
      ...listAndForm('airports'),
      ...listAndForm('parkings'),
      ...listAndForm('providers'),
      route('parkings/import', 'routes/admin/parkings/import.tsx'),
      ...listAndForm('blog'),
      ...listAndForm('faqs'),
      route('contacts', 'routes/admin/contacts.tsx'),
      ...prefix('media', [
        index('routes/admin/media/list.tsx'),
        route('alt-texts', 'routes/admin/media/alt-texts.tsx'),
        route(':id/edit', 'routes/admin/media/edit.tsx'),
      ]),
      ...prefix('settings', [
        index('routes/admin/settings.tsx'),
        route('access', 'routes/admin/access.tsx'),
        route('backups', 'routes/admin/backups.tsx'),
        route('changes', 'routes/admin/changes.tsx'),
        route('deleted', 'routes/admin/deleted.tsx'),
      ]),
      ...prefix('controle', [
        index('routes/admin/control/queue.tsx'),
        route('alles', 'routes/admin/control/dated.tsx'),
      ]),
      route('analytics', 'routes/admin/analytics.tsx'),
      route('help', 'routes/admin/help.tsx'),
      route('api', 'routes/admin/api.tsx'),
      route('*', 'routes/admin/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig
