import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Compared, mergeVersions, type Versions } from './merged.ts'

type Price = { key: string; euros: number }
type Fields = { name: string; city: string; price: number; seenOn: string; tariffs: Price[] }

const names = ['name', 'city', 'price', 'seenOn', 'tariffs'] as const
const compared: Compared<Fields, (typeof names)[number]> = {
  names,
  isSame: (_, a, b) => JSON.stringify(a) === JSON.stringify(b),
  keys: { tariffs: ({ key }) => key },
  follows: { seenOn: 'price' },
}
const base: Fields = {
  ...{ name: 'Polder', city: 'Lijnden', price: 10, seenOn: '1 nov' },
  tariffs: [
    { key: 'summer', euros: 10 },
    { key: 'winter', euros: 8 },
  ],
}

const merge = (theirs: Partial<Fields>, mine: Partial<Fields>) =>
  mergeVersions({ base, theirs: { ...base, ...theirs }, mine: { ...base, ...mine } }, compared)

test('each keeps what the other did not change, and nothing is asked', () => {
  expect(merge({ city: 'Badhoevedorp' }, { name: 'Polderpark' })).toEqual({
    mine: { ...base, name: 'Polderpark', city: 'Badhoevedorp' },
    theirs: { ...base, name: 'Polderpark', city: 'Badhoevedorp' },
    asked: [],
    taken: ['city'],
  })
})

test('what both changed is asked, unless they made the same of it', () => {
  expect(merge({ name: 'A', city: 'B' }, { name: 'C', city: 'B' })).toMatchObject({
    mine: { name: 'C', city: 'B' },
    theirs: { name: 'A', city: 'B' },
    asked: ['name'],
    taken: [],
  })
})

test('a check goes along with its price', () => {
  const typed = { price: 12 }
  const checked = { seenOn: '28 nov' }
  // A check of the price that was there says nothing of the price that came.
  expect(merge(typed, checked)).toMatchObject({
    ...{ mine: { price: 12, seenOn: '1 nov' }, asked: [], taken: ['price'] },
  })
  expect(merge(checked, typed)).toMatchObject({ mine: { ...typed, ...checked }, asked: [] })
  expect(merge({ price: 11, seenOn: '27 nov' }, { ...typed, ...checked })).toMatchObject({
    mine: { ...typed, ...checked },
    theirs: { price: 11, seenOn: '27 nov' },
    asked: ['price'],
    taken: [],
  })
  expect(merge({ seenOn: '27 nov' }, checked).asked).toEqual(['seenOn'])
})

test('of a list each item is merged by itself', () => {
  const [summer, winter] = base.tariffs as [Price, Price]
  const dearer = { ...winter, euros: 9 }
  const next = { key: 'next', euros: 11 }
  const own = { key: 'own', euros: 12 }

  expect(merge({ tariffs: [summer, dearer, next] }, { tariffs: [winter, own] })).toMatchObject({
    mine: { tariffs: [dearer, next, own] },
    asked: [],
    taken: ['tariffs'],
  })
  // Both changed one, and each also another.
  expect(
    merge(
      { tariffs: [{ ...summer, euros: 20 }, dearer] },
      { tariffs: [{ ...summer, euros: 21 }, winter, own] },
    ),
  ).toMatchObject({
    mine: { tariffs: [{ key: 'summer', euros: 21 }, dearer, own] },
    theirs: { tariffs: [{ key: 'summer', euros: 20 }, dearer, own] },
    asked: ['tariffs'],
    taken: [],
  })
  // One took it away, the other changed it.
  expect(merge({ tariffs: [summer] }, { tariffs: [summer, dearer] })).toMatchObject({
    mine: { tariffs: [summer, dearer] },
    theirs: { tariffs: [summer] },
    asked: ['tariffs'],
  })
})

test('what both added under another key is there once', () => {
  const added = (key: string) => ({ tariffs: [...base.tariffs, { key, euros: 7 }] })
  const isSame: typeof compared.isSame = (_, a, b) => text(a) === text(b)
  const text = (value: unknown) =>
    Array.isArray(value) ? value.map(({ euros }: Price) => euros).join() : `${value}`
  const versions = {
    base,
    theirs: { ...base, tariffs: [...added('2027').tariffs, { key: 'more', euros: 6 }] },
    mine: { ...base, ...added('new-1') },
  }

  expect(mergeVersions(versions, { ...compared, isSame }).mine.tariffs).toHaveLength(4)
})

const version = fc.record({
  name: fc.constantFrom('a', 'b', 'c'),
  city: fc.constantFrom('a', 'b', 'c'),
  price: fc.constantFrom(1, 2, 3),
  seenOn: fc.constantFrom('1', '2', '3'),
  tariffs: fc
    .dictionary(fc.constantFrom('summer', 'winter', 'next'), fc.constantFrom(1, 2, 3))
    .map((prices) =>
      Object.entries(prices)
        .map(([key, euros]) => ({ key, euros }))
        .toSorted((a, b) => a.key.localeCompare(b.key)),
    ),
})

test('no change of either is lost without a question, and none is made up', () => {
  const plain = ['name', 'city', 'price'] as const
  fc.assert(
    fc.property(version, version, version, (was, theirs, mine) => {
      const versions: Versions<Fields> = { base: was, theirs, mine }
      const merged = mergeVersions(versions, compared)

      for (const name of plain) {
        const changes = [theirs[name], mine[name]].filter((value) => value !== was[name])
        if (merged.asked.includes(name)) {
          expect([merged.theirs[name], merged.mine[name]]).toEqual([theirs[name], mine[name]])
          expect(new Set(changes).size).toBe(2)
        } else expect(merged.mine[name]).toBe(changes[0] ?? was[name])
      }
      const priceOf = (of: Fields, key: string) =>
        of.tariffs.find((item) => item.key === key)?.euros
      for (const key of ['summer', 'winter', 'next']) {
        const [before, there, here] = [was, theirs, mine].map((of) => priceOf(of, key))
        const result = priceOf(merged.mine, key)
        if (here === before && !merged.asked.includes('tariffs')) expect(result).toBe(there)
        if (there === before || here === there) expect(result).toBe(here)
      }
    }),
  )
})

test('a merge with one’s own version changes nothing, and asks nothing', () => {
  fc.assert(
    fc.property(version, version, (was, mine) => {
      const merged = mergeVersions({ base: was, theirs: was, mine }, compared)
      expect(merged).toMatchObject({ mine, asked: [], taken: [] })
      const other = mergeVersions({ base: was, theirs: mine, mine: was }, compared)
      expect(other).toMatchObject({ mine, asked: [] })
    }),
  )
})
