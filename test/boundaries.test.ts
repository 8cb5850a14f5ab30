import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** What each layer may import. `./` and `../` stay within the room. */
const layers = {
  'domain/**/*.ts': /^(zod$|#domain\/|\.\/)/,
  'server/**/*.ts': /^(?!#app|react$|react-dom)/,
  'app/ui/**/*.ts*': /^(react|radix-ui$|lucide-react\b|#app\/ui\/|#domain\/text\/|\.\/)/,
  'app/site/*/*.ts*': /^(react|lucide-react\b|@tanstack|#app\/(ui|site)\/|#domain\/|\.\/)/,
  'app/admin/**/*.ts*':
    /^(react|radix-ui$|lucide-react\b|@tanstack|@tiptap|uqr$|#app\/(ui|site|admin)\/|#domain\/|\.\/)/,
  'app/root.tsx': /^(?!#server\/(?!db\/settings|http\/request-context))/,
  'app/entry.server.tsx': /^(?!#server\/(?!http\/(page-html|request-context)|log))/,
  'app/routes/**/*.ts*': /^(?!\.\.)/,
  'app/routes/admin/**/*.ts*': /^(?!#server)/,
  'app/routes/public/**/*.ts*': /^(?!#app\/admin)/,
}

/** The one file of the admin that names the server, for the types of its calls. */
const typesOfCalls = 'app/admin/api/calls.ts'

/**
 * The rooms of the app, lowest first. A room imports only from lower ones, not from those on its
 * own level.
 */
const rooms = [
  ['ui/picture'],
  ['ui', 'ui/field'],
  ['ui/theme', 'ui/upgrade'],
  ['site/hydration'],
  ['site/page'],
  ['site/ui'],
  ['site/consent'],
  ['site/track'],
  ['site/search'],
  ['site/shell'],
  ['site/blog', 'site/booking', 'site/contact', 'site/faq', 'site/filter'],
  ['site/legal', 'site/map', 'site/plot', 'site/stay'],
  ['site/quote'],
  ['site/arrival', 'site/report'],
  ['site/alternative', 'site/compare', 'site/prices', 'site/recount', 'site/which-airport'],
  ['site/parkings', 'site/planner'],
  ['site/airports'],
  ['site/home', 'site/parking-page'],
  ['admin/ui'],
  ['admin/api', 'admin/chart'],
  ['admin/typed'],
  ['admin/list', 'admin/session'],
  ['admin/form'],
  ['admin/diff', 'admin/picture', 'admin/facts', 'admin/saving', 'admin/transfer'],
  ['admin/editor'],
  ['admin'],
  ['admin/palette'],
  ['admin/shell'],
  ['admin/closures', 'admin/dated', 'admin/price-checks', 'admin/quote-preview', 'admin/tariffs'],
  [
    'admin/access',
    'admin/airports',
    'admin/backups',
    'admin/blog',
    'admin/dashboard',
    'admin/fetching',
    'admin/link-try',
    'admin/sample-money',
  ],
  ['admin/earnings'],
  ['admin/programmes'],
  ['admin/faqs', 'admin/help', 'admin/import', 'admin/inbox', 'admin/media', 'admin/parkings'],
  ['admin/addresses', 'admin/conversions', 'admin/payouts'],
  ['admin/providers', 'admin/settings', 'admin/statistics'],
  ['admin/changes', 'admin/colleagues', 'admin/control', 'admin/system'],
]

/** The maximum number of files in a folder, without tests. Larger folders are split by subject. */
const maxFiles = 30

test.each(Object.entries(layers))('%s imports only what its layer may', (files, allowed) => {
  const strays = globSync(files)
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => imports(file).map((from) => ({ file, from })))
    .filter(({ file, from }) => !allowed.test(from) && file !== typesOfCalls)

  expect(strays).toEqual([])
})

test('the app takes only the types of the calls from the server', () => {
  const statements = readFileSync(typesOfCalls, 'utf8').match(/^.*\bfrom '.*$/gm)

  expect(statements).toEqual(["import type { Answers } from '#server/api/routes.ts'"])
})

test('a room of the app imports only from lower rooms', () => {
  const strays = globSync('app/{ui,site,admin}/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => imports(file).map((from) => ({ file, from })))
    .filter(({ from }) => from.startsWith('#app/') || from.startsWith('.'))
    .filter(({ file, from }) => {
      const target = from.startsWith('#') ? from.slice(1) : join(dirname(file), from)
      return roomOf(target) !== roomOf(file) && levelOf(target) >= levelOf(file)
    })

  expect(strays).toEqual([])
})

test('every folder of the app has a level', () => {
  const folders = globSync('app/{ui,site,admin}/**/*.{ts,tsx}').map(roomOf)
  expect(new Set(folders)).toEqual(new Set(rooms.flat()))
})

test('no folder has more files than the maximum', () => {
  const sources = globSync('{app,domain,server}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.'),
  )
  const full = [...Map.groupBy(sources, dirname)].filter(([, files]) => files.length > maxFiles)

  expect(full.map(([folder]) => folder)).toEqual([])
})

// The order of parkings, and the totals by which they are ordered.
test.each([
  'domain/filter/parking-filter.ts',
  'domain/quote/quote.ts',
  'domain/airport/rank-airports.ts',
  'domain/order/order-of.ts',
  'domain/parking/parking-labels.ts',
])('%s cannot reach what is earned', (file) => {
  const reached = [...withImports(file)]

  expect(reached.length).toBeGreaterThan(3)
  expect(
    reached.filter((path) => /statistic|click|affiliate|commission|programme/.test(path)),
  ).toEqual([])
})

/** Where rates, names of programmes, conversions and payouts are. What a link needs is the view `parkingWays`. */
const money =
  /^(domain|server\/db|server\/api|server|app\/admin)\/(earnings|programmes|conversions|payouts)\//

/** What makes pages and answers for visitors, and all that orders, labels or filters in them. */
const forVisitors = [
  'app/{root,entry.server,entry.client}.tsx',
  'app/site/**/*.{ts,tsx}',
  'app/routes/public/**/*.{ts,tsx}',
  'domain/{airport,alternative,basket,filter,fact,order,outbound,parking,planner,plot,quote,stay,tariff}/**/*.ts',
  'server/planner/**/*.ts',
  'server/db/parkings/{parkings,priced-parkings,cheapest-parkings,lowest-stays}.ts',
]

test('nothing for visitors can reach what a click brings', () => {
  const files = forVisitors.flatMap((pattern) => globSync(pattern))
  const roots = files.filter((file) => !file.includes('.test.'))
  const reached = new Set<string>()
  for (const root of roots) withImports(root, reached)

  expect(roots.length).toBeGreaterThan(300)
  expect(reached).toContain('server/db/schema.ts')
  expect([...reached].filter((file) => money.test(file))).toEqual([])
})

test('every import has a file extension', () => {
  const bare = globSync('{app,domain,server,test}/**/*.{ts,tsx}')
    .flatMap((file) => imports(file).map((from) => ({ file, from })))
    .filter(
      ({ from }) =>
        /^[#.]/.test(from) && !/\.(ts|tsx|mjs|css(\?(inline|url))?|woff2\?url)$/.test(from),
    )

  expect(bare).toEqual([])
})

/** A file, with everything that it imports in the end. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  // The types of routes are generated, and styles import nothing.
  const sources = imports(file).filter((from) => /\.tsx?$/.test(from) && !from.includes('+types'))
  for (const from of sources) {
    if (from.startsWith('#')) withImports(from.slice(1), seen)
    if (from.startsWith('.')) withImports(join(dirname(file), from), seen)
  }
  return seen
}

const roomOf = (file: string) => dirname(file).replace(/^app\//, '')

function levelOf(file: string): number {
  return rooms.findIndex((level) => level.includes(roomOf(file)))
}

function imports(file: string): string[] {
  const statement = /^(?:import|export) (?:[^'=(]* from )?'([^']+)'|\bimport\('([^']+)'\)/gm
  return [...readFileSync(file, 'utf8').matchAll(statement)].map(
    ([, still, lazy]) => still ?? lazy ?? '',
  )
}
