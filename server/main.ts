import './signals.ts'

// React and its friends look at NODE_ENV when they are loaded, so everything else comes after it.
process.env.NODE_ENV ??= 'production'

try {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < 24) throw new Error(`Node ${process.versions.node} is too old: use npm start.`)

  const [{ getRequestListener }, { app }, { keepPages }, { noteAnswer }, { run }] =
    await Promise.all([
      import('@hono/node-server'),
      import('./app.ts'),
      import('./page-cache.ts'),
      import('./missing.ts'),
      import('./process.ts'),
    ])
  await run(keepPages(app.fetch, getRequestListener(app.fetch), noteAnswer))
} catch (error) {
  // One clear line: nobody who starts a site is helped by a stack.
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
