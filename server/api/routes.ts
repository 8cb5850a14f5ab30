import { type Context, Hono } from 'hono'
import { forEveryone } from '#server/page-cache.ts'
import { administrator } from './administrator.ts'
import * as airports from './airports.ts'
import * as blog from './blog.ts'
import * as clicks from './clicks.ts'
import * as contact from './contact.ts'
import * as dashboard from './dashboard.ts'
import * as faqs from './faqs.ts'
import { broken, problem } from './json.ts'
import { refuseOtherMethods } from './methods.ts'
import * as parkings from './parkings.ts'
import * as sessions from './sessions.ts'

/** The whole JSON API. */
export const api = new Hono()
  .use('/api/*', withCacheControl)
  .get('/api/airports', airports.list)
  .get('/api/parkings', parkings.list)
  .get('/api/faqs', faqs.list)
  .get('/api/blog', blog.read)
  .post('/api/contact', contact.receive)
  .post('/api/affiliate-clicks', clicks.record)
  .use('/api/admin/*', administrator)
  .get('/api/admin/dashboard', dashboard.read)
  .post('/api/admin/sessions', sessions.start)
  .delete('/api/admin/sessions', sessions.end)
  .onError(broken)

refuseOtherMethods(api)

api.all('/api/*', (call) => problem(call, 404, 'Deze aanroep bestaat niet'))

/** What everybody may read may be kept for a while; nothing else is kept by anyone. */
async function withCacheControl(call: Context, next: () => Promise<void>): Promise<void> {
  await next()
  const isRead = call.req.method === 'GET' && !call.req.path.startsWith('/api/admin/')
  call.header('cache-control', isRead && call.res.status === 200 ? forEveryone : 'no-store')
}
