import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const layers = {
  'domain/*/*.ts': /^(zod$|#domain\/|\.\/)/,
  'server/**/*.ts': /^(?!#app|react$|react-dom)/,
  'app/ui/*.ts*': /^(react|radix-ui$|lucide-react$|\.\/)/,
  'app/{admin,site}/*.ts*': /^(react|lucide-react$|@tanstack|#app\/ui\/|#domain\/|\.\/)/,
  'app/features/*/*.ts*': /^(react|lucide-react$|#app\/(ui|admin|site)\/|#domain\/|\.\/)/,
  'app/root.tsx': /^(?!#server\/(?!db\/settings|http\/request-context))/,
  'app/entry.server.tsx': /^(?!#server\/(?!http\/(csp|request-context)|log))/,
  'app/routes/**/*.ts*': /^(?!\.\.)/,
  'app/routes/admin/**/*.ts*': /^(?!#server)/,
}

test.each(Object.entries(layers))('%s imports only what its layer may', (files, allowed) => {
  const strays = globSync(files)
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => imports(file).map((from) => ({ file, from })))
    .filter(({ from }) => !allowed.test(from))

  expect(strays).toEqual([])
})

test('every import says the extension of its file', () => {
  const bare = globSync('{app,domain,server,test}/**/*.{ts,tsx}')
    .flatMap((file) => imports(file).map((from) => ({ file, from })))
    .filter(({ from }) => /^[#.]/.test(from) && !/\.(ts|tsx|css(\?inline)?|woff2\?url)$/.test(from))

  expect(bare).toEqual([])
})

function imports(file: string): string[] {
  const statement = /^(?:import|export) (?:[^'=(]* from )?'([^']+)'/gm
  return [...readFileSync(file, 'utf8').matchAll(statement)].map((match) => match[1] ?? '')
}
