import { Hono } from 'hono'
import * as airports from './airports.ts'
import * as blog from './blog.ts'
import * as faqs from './faqs.ts'
import { broken, problem } from './json.ts'
import { refuseOtherMethods } from './methods.ts'
import * as parkings from './parkings.ts'

/** The whole JSON API. */
export const api = new Hono()
  .get('/api/airports', airports.list)
  .get('/api/parkings', parkings.list)
  .get('/api/faqs', faqs.list)
  .get('/api/blog', blog.read)
  .onError(broken)

refuseOtherMethods(api)

api.all('/api/*', (call) => problem(call, 404, 'Deze aanroep bestaat niet'))
