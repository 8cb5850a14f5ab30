import * as crypto from 'node:crypto'
import { enableCompileCache } from 'node:module'
import './signals.ts'

// Compiled code is kept in the folder for temporary files, for the next start. So everything else is
// imported after this line.
enableCompileCache()

try {
  // The newest of what we use, and so present only where the rest is.
  if (typeof crypto.argon2 !== 'function') {
    throw new Error(`Node ${process.versions.node} is too old: use npm start.`)
  }

  // Before the next imports open the database: a start that can't listen makes nothing.
  const { env } = await import('./env.ts')
  await (await import('./listening.ts')).tryListening(env)

  const [
    { getRequestListener },
    { app },
    { cacheUnlessLimited },
    { refuseCrowd },
    { refuseMalformed, refuseUnparsable },
    { cachePages },
    { countIfMissing },
    { isShell },
    { run },
  ] = await Promise.all([
    import('@hono/node-server'),
    import('./app.ts'),
    import('./access/admin-networks.ts'),
    import('./api/access/refuse-crowd.ts'),
    import('./http/refuse-malformed.ts'),
    import('./http/page-cache.ts'),
    import('./http/missing.ts'),
    import('./http/pages.ts'),
    import('./process.ts'),
  ])
  const listener = getRequestListener(app.fetch, { hostname: new URL(env.SITE_URL).host })
  const cached = cachePages(app.fetch, listener, countIfMissing, isShell)
  const pages = cacheUnlessLimited(cached, listener)
  refuseUnparsable(await run(refuseMalformed(refuseCrowd(pages))))
} catch (error) {
  // One clear line. A stack trace does not help whoever starts the site.
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
