import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Each thing has one name: see docs/glossary.md. What else a dropped word means is left out first. */
const dropped = [
  // The API's path is of the specification, and so is the reference of a parking: `lot-12-ams`.
  { name: 'parking', word: /\blots?\b/i, other: /a lot\b|api\\?\/lots\b|\blot-[\d\\$]/gi },
  { name: 'admin', word: /\boperators?\b/i, other: /(?!)/g },
  {
    name: 'admin',
    word: /\badministrators?\b/i,
    // The API's path, and a sentence of the specification.
    other: /(\/api\/admin\/|path: ')administrators|ingelogd als administrator/g,
  },
  {
    // Not the element, the type of Open Graph or the grammar of a noun.
    name: 'post',
    word: /\barticles\b|\b(an|another|any|every|new|one|the|this) article\b|[a-z]Article|article[A-Z]/,
    other: /articleSection/g,
  },
]

const sources = globSync('{app,domain,server,e2e,test,bench,scripts}/**/*.{ts,tsx,mjs}').filter(
  (file) => file !== 'test/documents.test.ts' && !file.includes('+types'),
)

test.each(dropped)('$word is called $name', ({ word, other }) => {
  const strays = sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line, index) => ({ at: `${file}:${index + 1}`, line }))
      .filter(({ line }) => word.test(line.replace(other, '')))
      .map(({ at, line }) => `${at} ${line.trim()}`),
  )

  expect(strays).toEqual([])
})

/** What visitors read, and the content of a fresh database. */
const readByVisitors = globSync([
  'app/{site,routes/public}/**/*.{ts,tsx}',
  'domain/**/*.ts',
  'server/{db/seed,mail,social-card}/**/*.{ts,md,yaml}',
]).filter((file) => !file.includes('.test.'))

test.each([
  ['that we know every parking', /alle (opties|parkeerterreinen|aanbieders|terreinen)\b/i],
  ['that there are many', /tientallen|honderden/i],
  ['that we check providers', /\b(wij|we|zij) controleren (?!niet)/i],
  ['expertise that nobody has', /parkeerexpert|elke inrit/i],
  ['that conditions never matter', /kleine lettertjes/i],
])('no text claims %s', (_claim, words) => {
  const claims = readByVisitors.filter((file) =>
    words.test(readFileSync(file, 'utf8').replace(/\s+/g, ' ')),
  )

  expect(claims).toEqual([])
})

test.each([
  ['parkeerterrein', /shuttleparking|[Vv]ergelijk parkeer(plaats|plek)/],
  ['affiliatelink', /affiliate-link|zijn affiliate links/i],
])('%s is spelled and called one way', (_word, other) => {
  const admin = globSync('app/{admin,routes/admin}/**/*.tsx').filter(
    (file) => !file.includes('.test.'),
  )
  const files = [...readByVisitors, ...admin, 'docs/handleiding.md']

  expect(files.filter((file) => other.test(readFileSync(file, 'utf8')))).toEqual([])
})

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'bench/README.md',
  ...globSync('docs/**/*.md'),
]

test('every path that the documents name exists', () => {
  const named = documents.flatMap((document) =>
    [
      ...readFileSync(document, 'utf8').matchAll(
        /`((?:app|domain|server|e2e|test|bench|scripts|docs)\/[\w./{}$-]*\w\.(?:ts|tsx|md|mjs|sql))`/g,
      ),
    ].map(([, path = '']) => ({ document, path })),
  )

  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([])
})

test('every file that a comment names exists', () => {
  const files = globSync('{*,{app,domain,server,e2e,test,bench,scripts,docs}/**/*}')
  const known = new Set(files)
  // By its name alone, or by the last part of its path.
  const isKnown = (name: string) =>
    known.has(name) || files.some((file) => file.endsWith(`/${name.replace(/^\.+\//, '')}`))
  const named = sources.flatMap((source) =>
    [...readFileSync(source, 'utf8').matchAll(/(?:^|\s)\/\/.*|\/\*[\s\S]*?\*\//g)].flatMap(
      ([comment]) =>
        [...comment.matchAll(/[\w./{}$-]*\w\.(?:tsx?|mjs|md|sql|css)\b(?!\w)/g)].map(([name]) => ({
          source,
          name,
        })),
    ),
  )

  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ name }) => !isKnown(name))).toEqual([])
})

test('every link from a document to a file leads somewhere', () => {
  const links = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/\]\(([^)\s:#]+)[^)]*\)/g)].map(
      ([, link = '']) => ({
        document,
        file: join(dirname(document), link),
      }),
    ),
  )

  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(({ file }) => !existsSync(file))).toEqual([])
})

test('decision 0007 names every dependency', () => {
  const decision = readFileSync('docs/decisions/0007-dependencies.md', 'utf8')
  // A manifest names its packages as the keys of these objects.
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as Record<string, object>
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })

  expect(names.length).toBeGreaterThan(40)
  expect(names.filter((name) => !decision.includes(`\`${name}\``))).toEqual([])
})
