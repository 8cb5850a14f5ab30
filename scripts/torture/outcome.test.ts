import { expect, test } from 'vitest'
import { addRound, isBad, isWhole, type Row, readArguments, rowOf, tableOf } from './outcome.ts'

const round = { acknowledged: 10, lost: 0, bad: 0, downMs: 100, memoryBytes: 200e6 }
const engines = ['PGlite', 'PostgreSQL']

function rowsOf(...lasts: Partial<typeof round>[]): Row[] {
  const rows: Row[] = []
  for (const engine of engines) addRound(rows, engine, 'kill', round)
  for (const last of lasts) addRound(rows, 'PGlite', 'kill', { ...round, ...last })
  return rows
}

test('the rounds of a blow are one row: its counts added, and its worst figures', () => {
  const [row] = rowsOf({ downMs: 900 }, { memoryBytes: 300e6, lost: 1, bad: 2 })

  const counts = { times: 3, acknowledged: 30, lost: 1, bad: 2 }
  expect(row).toEqual({
    engine: 'PGlite',
    done: 'kill',
    ...counts,
    downMs: 900,
    memoryBytes: 300e6,
  })
})

test('a run is whole if nothing was lost or broken on both engines', () => {
  expect(isWhole(rowsOf({}), engines)).toBe(true)
  expect(isWhole(rowsOf({ lost: 1 }), engines)).toBe(false)
  expect(isWhole(rowsOf({ bad: 1 }), engines)).toBe(false)
})

test('a run that tried nothing, or wrote nothing, on one engine is not whole', () => {
  const [first] = rowsOf()
  const nothing = { ...(first as Row), engine: 'PostgreSQL', acknowledged: 0 }

  expect(isWhole([first as Row], engines)).toBe(false)
  expect(isWhole([first as Row, nothing], engines)).toBe(false)
})

test('what can not be done here says why, and breaks nothing', () => {
  const rows = rowsOf()
  rowOf(rows, 'PGlite', 'power cut').notDone = 'needs root'

  expect(isWhole(rows, engines)).toBe(true)
  expect(tableOf(rows)).toMatch(/\| PGlite +\| power cut: not done, needs root +\| +0 \|/)
})

test('the table has a line for each row, in columns', () => {
  const [heading = '', rule = '', ...lines] = tableOf(rowsOf()).split('\n')

  expect(heading).toMatch(/^\| engine +\| what was done \| times \|/)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/\| +0\.1 s \| +200 MB \|$/)
  for (const line of [rule, ...lines]) expect(line).toHaveLength(heading.length)
})

test('a refusal is no broken answer, and one that only a proxy may give is', () => {
  expect([200, 201, 404, 409, 429, 503].filter(isBad)).toEqual([])
  expect([500, 502, 504].filter(isBad)).toEqual([500, 502, 504])
})

test.each([
  [[], { minutes: 10 }],
  [['2'], { minutes: 2 }],
  [['fuzz'], { fuzz: true }],
  [['fuzz', '43'], { fuzz: true, seed: 43 }],
])('%j asks for %j', (words, asked) => {
  expect(readArguments(words)).toEqual(asked)
})

test.each([
  [['0']],
  [['two']],
  [['2', '3']],
  [['-1']],
  [['fuzz', 'x']],
  [['fuzz', '1', '2']],
  [['fuz']],
])('%j is refused', (words) => {
  expect(() => readArguments(words)).toThrow('npm run torture')
})
