import { expect, test } from 'vitest'
import { isStaleBackup, mostlyFrom, percentChange } from './morning.ts'

test('a change is said in percents of what is usual', () => {
  expect(percentChange({ clicks: 247, usual: 449 })).toBe('−45%')
  expect(percentChange({ clicks: 1_400, usual: 100 })).toBe('+1.300%')
  expect(percentChange({ clicks: 100, usual: 100 })).toBe('0%')
  expect(percentChange({ clicks: 3, usual: 0 })).toBe('0%')
})

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
