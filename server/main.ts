import './signals.ts'

// React and its friends look at NODE_ENV when they are loaded, so everything else comes after it.
process.env.NODE_ENV ??= 'production'

try {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < 24) throw new Error(`Node ${process.versions.node} is too old: use npm start.`)

  const [
    { getRequestListener },
    { app },
    { env },
    { refuseMalformed, refuseUnparsable },
    { keepPages },
    { noteAnswer },
    { isShell },
    { run },
  ] = await Promise.all([
    import('@hono/node-server'),
    import('./app.ts'),
    import('./env.ts'),
    import('./http/refuse-malformed.ts'),
    import('./http/page-cache.ts'),
    import('./http/missing.ts'),
    import('./http/pages.ts'),
    import('./process.ts'),
  ])
  const answer = getRequestListener(app.fetch, { hostname: new URL(env.SITE_URL).host })
  refuseUnparsable(await run(refuseMalformed(keepPages(app.fetch, answer, noteAnswer, isShell))))
} catch (error) {
  // One clear line: nobody who starts a site is helped by a stack.
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
