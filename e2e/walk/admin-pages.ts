// Every page of the admin, for tests that walk all of them. test/admin-walk.test.ts compares them with the routes.

const nothingFound = 'q=bestaat-niet'

/** The addresses of each route: the page, its tabs and what it shows when nothing is found. */
export const adminPages: Record<string, string[]> = {
  // Walked logged out, as pages of the site.
  '/admin/login': [],
  '/admin/uitnodiging': [],
  '/admin/tweede-stap': [],
  '/admin': ['/admin'],
  '/admin/dashboard': [],
  '/admin/airports': [
    '/admin/airports',
    `/admin/airports?${nothingFound}`,
    '/admin/airports?volgorde=',
  ],
  '/admin/airports/new': ['/admin/airports/new'],
  '/admin/airports/:id/edit': ['/admin/airports/1/edit'],
  '/admin/parkings': [
    '/admin/parkings',
    `/admin/parkings?${nothingFound}`,
    '/admin/parkings?airport=AMS',
    '/admin/parkings?datum=alles&sort=datum',
  ],
  '/admin/parkings/new': ['/admin/parkings/new'],
  '/admin/parkings/:id/edit': [
    '/admin/parkings/1/edit',
    '/admin/parkings/1/edit?onderdeel=tarieven',
    '/admin/parkings/1/edit?onderdeel=feiten',
  ],
  '/admin/parkings/import': ['/admin/parkings/import'],
  '/admin/providers': [
    '/admin/providers',
    `/admin/providers?${nothingFound}`,
    '/admin/providers?datum=te-laat',
  ],
  '/admin/providers/new': ['/admin/providers/new'],
  '/admin/providers/:id/edit': ['/admin/providers/1/edit'],
  '/admin/blog': ['/admin/blog', `/admin/blog?${nothingFound}`],
  '/admin/blog/new': ['/admin/blog/new'],
  '/admin/blog/:id/edit': ['/admin/blog/1/edit'],
  '/admin/faqs': ['/admin/faqs', `/admin/faqs?${nothingFound}`],
  '/admin/faqs/new': ['/admin/faqs/new'],
  '/admin/faqs/:id/edit': ['/admin/faqs/1/edit'],
  '/admin/contacts': ['/admin/contacts', `/admin/contacts?${nothingFound}`],
  '/admin/media': ['/admin/media', `/admin/media?${nothingFound}`],
  '/admin/media/alt-texts': ['/admin/media/alt-texts'],
  '/admin/media/:id/edit': ['/admin/media/picture/edit'],
  '/admin/controle': ['/admin/controle'],
  // Leads to the list of parkings.
  '/admin/controle/alles': [],
  '/admin/analytics': ['/admin/analytics'],
  '/admin/opbrengst': ['/admin/opbrengst', '/admin/opbrengst?weken=4&dag=boeking'],
  '/admin/payouts': ['/admin/payouts', '/admin/payouts?nieuw='],
  '/admin/systeem': ['/admin/systeem'],
  '/admin/settings': ['/admin/settings'],
  '/admin/settings/access': ['/admin/settings/access'],
  '/admin/settings/addresses': ['/admin/settings/addresses'],
  '/admin/settings/backups': ['/admin/settings/backups'],
  '/admin/settings/changes': ['/admin/settings/changes', '/admin/settings/changes?q=bestaat-niet'],
  '/admin/settings/colleagues': ['/admin/settings/colleagues'],
  '/admin/settings/deleted': ['/admin/settings/deleted'],
  '/admin/help': ['/admin/help'],
  '/admin/api': ['/admin/api'],
  '/admin/*': ['/admin/bestaat-niet'],
}
