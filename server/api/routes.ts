import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { nl } from 'zod/locales'
import { isFromElsewhere, onlyFromHere } from '#server/http/own-origin.ts'
import { forEveryone } from '#server/http/rendered-page.ts'
import * as account from './access/account.ts'
import * as admins from './access/admins.ts'
import { authenticate } from './access/authenticate.ts'
import * as passwordLink from './access/password-link.ts'
import * as sessions from './access/sessions.ts'
import * as adminBlog from './admin-blog.ts'
import * as airports from './airports.ts'
import * as backups from './backups.ts'
import * as blog from './blog.ts'
import * as changes from './changes.ts'
import * as checks from './checks/checks.ts'
import * as contact from './contact.ts'
import * as contacts from './contacts.ts'
import * as dashboard from './dashboard.ts'
import * as faqs from './faqs.ts'
import { imports } from './files/imports.ts'
import { broken, problem } from './json.ts'
import * as media from './media.ts'
import { refuseOtherMethods } from './methods.ts'
import * as openapi from './openapi.ts'
import * as parkings from './parkings.ts'
import { plainRoutes } from './plain/plain-calls.ts'
import * as priceBasket from './prices/price-basket.ts'
import * as tariffs from './prices/tariffs.ts'
import * as publicParkings from './public-parkings.ts'
import * as redirects from './redirects.ts'
import { orderedRoutes } from './rows.ts'
import * as search from './search.ts'
import * as settings from './settings.ts'
import * as analytics from './statistics/analytics.ts'
import * as clicks from './statistics/clicks.ts'
import * as filterUses from './statistics/filter-uses.ts'
import * as missingPaths from './statistics/missing-paths.ts'
import * as pageViews from './statistics/page-views.ts'

// Dutch messages for the schemas that have none of their own.
z.config(nl())

const fromVisitors = [
  '/api/contact',
  '/api/reports',
  '/api/affiliate-clicks',
  '/api/page-views',
  '/api/filter-uses',
  '/api/password-link',
]

/** The whole JSON API. */
export const api = new Hono()
  .use('/api/*', withCacheControl)
  .get('/api/airports', airports.list)
  .get('/api/parkings', publicParkings.list)
  .get('/api/lots/:airport/:parking', publicParkings.detail)
  .get('/api/price-basket', priceBasket.read)
  .get('/api/price-basket.csv', priceBasket.readCsv)
  .get('/api/faqs', faqs.list)
  .get('/api/blog', blog.read)
  .on('ALL', fromVisitors, fromOwnSite)
  .post('/api/contact', contact.receive)
  .post('/api/reports', contact.receiveReported)
  .post('/api/affiliate-clicks', clicks.record)
  .post('/api/page-views', pageViews.record)
  .post('/api/filter-uses', filterUses.record)
  .post('/api/password-link', passwordLink.read)
  .put('/api/password-link', passwordLink.setPassword)
  .get('/api/openapi.json', openapi.read)
  .use('/api/admin/*', authenticate)
  .get('/api/admin/dashboard', dashboard.read)
  .get('/api/admin/morning', dashboard.morning)
  .get('/api/admin/search', search.find)
  .get('/api/admin/airports', airports.listAll)
  .post('/api/admin/airports', airports.create)
  .put('/api/admin/airports/order', airports.reorder)
  .put('/api/admin/airports/follow', airports.follow)
  .get('/api/admin/airports/:id', airports.read)
  .put('/api/admin/airports/:id', airports.update)
  .delete('/api/admin/airports/:id', airports.remove)
  .put('/api/admin/parkings/availability', parkings.changeAvailability)
  .post('/api/admin/parkings/prices', parkings.changeAllPrices)
  .post('/api/admin/parkings/import', imports.parkings.importAll)
  .put('/api/admin/parkings/day-prices', tariffs.takePrices)
  .route('/api/admin/parkings', orderedRoutes(parkings.edited))
  .post('/api/admin/tariffs/copy', tariffs.copy)
  .post('/api/admin/tariffs/raise', tariffs.raise)
  .get('/api/admin/providers.csv', imports.providers.exportCsv)
  .post('/api/admin/providers/import', imports.providers.importAll)
  .get('/api/admin/tariffs.csv', imports.tariffs.exportCsv)
  .post('/api/admin/tariffs/import', imports.tariffs.importAll)
  .get('/api/admin/surcharges.csv', imports.surcharges.exportCsv)
  .post('/api/admin/surcharges/import', imports.surcharges.importAll)
  .get('/api/admin/facts.csv', imports.facts.exportCsv)
  .post('/api/admin/facts/import', imports.facts.importAll)
  .get('/api/admin/faqs/places', faqs.listPlaces)
  .get('/api/admin/blog', adminBlog.listAll)
  .post('/api/admin/blog', adminBlog.create)
  .delete('/api/admin/blog', adminBlog.removeAll)
  .get('/api/admin/blog/:id', adminBlog.read)
  .delete('/api/admin/blog/:id', adminBlog.remove)
  .put('/api/admin/blog/:id/draft', adminBlog.updateDraft)
  .delete('/api/admin/blog/:id/draft', adminBlog.removeDraft)
  .post('/api/admin/blog/:id/publish', adminBlog.publish)
  .post('/api/admin/blog/:id/schedule', adminBlog.schedule)
  .put('/api/admin/blog/:id/status', adminBlog.changeStatus)
  .get('/api/admin/blog/:id/revisions', adminBlog.revisions)
  .get('/api/admin/blog/:id/preview', adminBlog.previewLink)
  .get('/api/admin/contacts', contacts.listAll)
  .delete('/api/admin/contacts', contacts.removeAll)
  .put('/api/admin/contacts/state', contacts.resolveAll)
  .get('/api/admin/contacts/person', contacts.exportPerson)
  .delete('/api/admin/contacts/person', contacts.forget)
  .get('/api/admin/contacts/:id', contacts.read)
  .put('/api/admin/contacts/:id', contacts.update)
  .delete('/api/admin/contacts/:id', contacts.remove)
  .get('/api/admin/checks', checks.queue)
  .post('/api/admin/checks', checks.create)
  .get('/api/admin/checks/count', checks.count)
  .get('/api/admin/checks/dated', checks.dated)
  .get('/api/admin/checks/history', checks.history)
  .put('/api/admin/checks/:id/picture', checks.putCheckPicture)
  .get('/api/admin/checks/:id/picture', checks.readPicture)
  .post('/api/admin/reports/:id/answer', checks.answer)
  .get('/api/admin/media', media.list)
  .post('/api/admin/media', media.upload)
  .delete('/api/admin/media', media.removeAll)
  .put('/api/admin/media/alt-texts', media.updateAltTexts)
  .get('/api/admin/media/:id', media.read)
  .put('/api/admin/media/:id', media.update)
  .delete('/api/admin/media/:id', media.remove)
  .put('/api/admin/media/:id/file', media.replace)
  .get('/api/admin/settings', settings.read)
  .put('/api/admin/settings', settings.update)
  .get('/api/admin/analytics', analytics.read)
  .get('/api/admin/missing-paths', missingPaths.list)
  .delete('/api/admin/missing-paths', missingPaths.remove)
  .get('/api/admin/redirects', redirects.list)
  .post('/api/admin/redirects', redirects.create)
  .put('/api/admin/redirects/:id', redirects.update)
  .delete('/api/admin/redirects/:id', redirects.remove)
  .get('/api/admin/changes', changes.list)
  .get('/api/admin/changes/rows', changes.listRows)
  .get('/api/admin/changes/deleted', changes.listBin)
  .post('/api/admin/changes/:change/undo', changes.undo)
  .post('/api/admin/exports', changes.noteExport)
  .get('/api/admin/backup', backups.download)
  .get('/api/admin/backups', backups.list)
  .post('/api/admin/backups', backups.create)
  .get('/api/admin/account', account.read)
  .put('/api/admin/account/password', account.updatePassword)
  .post('/api/admin/account/second-factor', account.offer)
  .put('/api/admin/account/second-factor', account.accept)
  .delete('/api/admin/account/second-factor', account.drop)
  .post('/api/admin/account/recovery-codes', account.renewCodes)
  .get('/api/admin/administrators', admins.list)
  .post('/api/admin/administrators', admins.invite)
  .put('/api/admin/administrators/:id', admins.updateRole)
  .delete('/api/admin/administrators/:id', admins.remove)
  .post('/api/admin/administrators/:id/link', admins.createLink)
  .delete('/api/admin/administrators/:id/link', admins.removeLink)
  .delete('/api/admin/administrators/:id/second-factor', admins.dropSecondFactor)
  .get('/api/admin/administrators/:id/sessions', admins.sessions)
  .delete('/api/admin/administrators/:id/sessions', admins.endSessions)
  .get('/api/admin/sessions', sessions.list)
  .post('/api/admin/sessions', sessions.start)
  .delete('/api/admin/sessions', sessions.end)
  .delete('/api/admin/sessions/others', sessions.endOthers)
  .delete('/api/admin/sessions/:id', sessions.endOne)
  // Of each kind in plain/plain-kinds.ts: GET, POST and DELETE /api/admin/<path>, GET, PUT and DELETE
  // <path>/:id, PUT <path>/order. Last, because /:id takes any name.
  .route('/api/admin', plainRoutes)
  .onError(broken)

refuseOtherMethods(api)

api.all('/api/*', (call) => problem(call, 404, 'Deze aanroep bestaat niet'))

/** Successful public reads may be cached for a while. Everything else is `no-store`. */
async function withCacheControl(call: Context, next: () => Promise<void>): Promise<void> {
  await next()
  const isRead = call.req.method === 'GET' && !call.req.path.startsWith('/api/admin/')
  call.header('cache-control', isRead && call.res.status === 200 ? forEveryone : 'no-store')
}

/** Refuses cross-site requests, so that another site can't post in its visitors' name. */
async function fromOwnSite(
  call: Context,
  next: () => Promise<void>,
): Promise<Response | undefined> {
  if (isFromElsewhere(call)) return problem(call, 403, onlyFromHere)
  await next()
  return undefined
}
