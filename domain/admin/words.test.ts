import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { undoActions } from '#domain/changes/change.ts'
import { settingFields } from '#domain/settings/setting-fields.ts'

// One word for each thing in the back office: 'parking', 'bericht', 'ongedaan maken', 'brontag'.

const sources = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** The lines of the files in which the word stands, without comments. */
const linesWith = (patterns: string[], word: RegExp) =>
  patterns.flatMap(sources).flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => word.test(line) && !/^\s*(\/\/|\*|\/\*\*)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )

const backOffice = ['app/admin/**/*.{ts,tsx}', 'domain/admin/*.ts', 'domain/changes/*.ts']

test('a message is a ‘bericht’, but for what the specification calls ‘contact aanvragen’', () => {
  const words = linesWith([...backOffice, 'server/api/**/*.ts'], /\b[Aa]anvra(ag|gen)\b/)

  expect(
    words.filter((line) => !/contact aanvragen|`aanvraag-|Contact aanvragen/.test(line)),
  ).toEqual([])
  const manual = readFileSync('docs/handleiding.md', 'utf8').replaceAll(
    'handleiding/aanvragen.png',
    '',
  )
  expect(manual.match(/\b[Aa]anvra(ag|gen)\b/g)).toBeNull()
})

test('a lot is a ‘parking’', () => {
  const words = linesWith([...backOffice, 'server/api/airports.ts'], /goedkoopste terrein/)

  expect(words).toEqual([])
})

test('what is undone is ‘ongedaan gemaakt’; only the bin and a copy put back', () => {
  const put = Object.values(undoActions).filter((action) => /terug/.test(action))

  expect(put).toEqual([])
})

test('a link lacks its ‘brontag’, never a ‘bron’', () => {
  expect(linesWith(['app/admin/**/*.tsx'], /title="Zonder bron\."/)).toEqual([])
  expect(settingFields.affiliateTag.about).toContain('‘bron’')
})

test.each([
  [
    'Proefbank',
    'app/admin/quote-preview/quote-preview.tsx',
    'Typ een verblijf en zie wat een bezoeker dan betaalt.',
  ],
  [
    'hooguit',
    'app/admin/quote-preview/quote-preview.tsx',
    '‘Hooguit’ is het meeste dat het kan kosten',
  ],
  ['Slug of a post', 'app/admin/blog/post-slug.tsx', 'Het laatste deel van het adres: /blog/…'],
  [
    'Slug of an airport',
    'app/admin/airports/airport-fields.tsx',
    'Het laatste deel van het adres: /parkeren/…',
  ],
])('%s is explained where it stands', (_, file, sentence) => {
  expect(readFileSync(file, 'utf8')).toContain(sentence)
})
