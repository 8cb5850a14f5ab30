import { expect, test } from 'vitest'
import { isStaleBackup, type MorningClicks, mostlyFrom, movedTwice, weekChange } from './morning.ts'

test('a source with half of the difference explains it, less does not', () => {
  const google = { source: 'zoekmachine: google', clicks: 20, usual: 60 }
  const direct = { source: 'direct', clicks: 30, usual: 40 }

  expect(mostlyFrom({ clicks: 50, usual: 100 }, [direct, google])).toBe(google)
  expect(mostlyFrom({ clicks: 20, usual: 101 }, [direct, google])).toBeNull()
  expect(mostlyFrom({ clicks: 150, usual: 100 }, [direct, google])).toBeNull()
  expect(mostlyFrom({ clicks: 50, usual: 100 }, [])).toBeNull()
})

test('a copy is stale once last night’s is missing, and when there is none', () => {
  const now = new Date('2026-11-21T08:00:00Z')

  expect(isStaleBackup('2026-11-21T02:20:00Z', now)).toBe(false)
  expect(isStaleBackup('2026-11-20T02:20:00Z', now)).toBe(false)
  expect(isStaleBackup('2026-11-20T01:59:00Z', now)).toBe(true)
  expect(isStaleBackup(null, now)).toBe(true)
})

type Outside = 'below' | 'above' | undefined

const judged = (outside: Outside) =>
  ({ days: 1, clicks: 50, usual: 100, lowest: 66, highest: 141, outside }) as const

function morningWith(site: Outside, airport: Outside): MorningClicks {
  const moved = { ...judged(airport), code: 'EIN', name: 'Eindhoven', mostly: null }
  return {
    ...{ yesterday: { day: '2026-11-26', clicks: 50 }, sameWeekdays: [], week: null, largest: [] },
    today: { clicks: 0, lowest: 0, highest: 0 },
    usualAirports: { count: 0, clicks: 0, usual: 0 },
    site: judged(site),
    moved: airport ? [moved] : [],
  }
}

test.each<[Outside[], number]>([
  [['below', undefined, undefined], 0],
  [['below', 'below', undefined], 1],
  [['below', 'below', 'below'], 0],
  [['below', 'above', undefined], 0],
  [['above', 'above', 'below'], 1],
  [[undefined, 'below', 'below'], 0],
])('of the mornings %j, the last told %i', ([last, before, earlier], told) => {
  const { site, airports } = movedTwice([
    morningWith(last, last),
    morningWith(before, before),
    morningWith(earlier, earlier),
  ])

  expect(airports).toHaveLength(told)
  expect(site === null).toBe(told === 0)
})

test('a week is compared with the week before it', () => {
  expect(weekChange({ clicks: 93, former: 100 })).toBe('Dat is 7% minder dan de week ervoor.')
  expect(weekChange({ clicks: 100, former: 100 })).toBe(
    'Dat is ongeveer evenveel als de week ervoor.',
  )
  expect(weekChange({ clicks: 100, former: 0 })).toBe('De week ervoor waren er geen.')
})
