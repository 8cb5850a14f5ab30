import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer } from 'vite'

// The production process with Vite in front. Changed modules are reloaded; the database stays open
// (see server/db/client.ts).
process.env.NODE_ENV = 'development'

const { env } = await import('./env.ts')
await (await import('./listening.ts')).tryListening(env)

const vite = await createServer({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { port: 24_678 } },
})
const { run } = (await vite.ssrLoadModule('/server/process.ts')) as typeof import('./process.ts')
const { refuseMalformed, refuseUnparsable } = (await vite.ssrLoadModule(
  '/server/http/refuse-malformed.ts',
)) as typeof import('./http/refuse-malformed.ts')

const answer = getRequestListener(async (request, environment) => {
  const { app } = (await vite.ssrLoadModule('/server/app.ts')) as typeof import('./app.ts')
  return app.fetch(request, environment)
})

const server = await run(
  refuseMalformed((request: IncomingMessage, response: ServerResponse) => {
    vite.middlewares(request, response, () => answer(request, response))
  }),
)
refuseUnparsable(server)
server.on('close', () => vite.close())
