import { expect, test } from 'vitest'
import type { AlarmNews } from './alarm.ts'
import { sinceOf } from './since.ts'
import type { SystemReport } from './system-report.ts'

const report: SystemReport = {
  version: '4.2.0',
  engine: 'postgres',
  startedAt: '2026-11-16T21:10:00.000Z',
  readAt: '2026-11-20T09:24:00.000Z',
  site: { requests: 1, failed: 0, medianMs: null, since: '2026-11-19T09:10:00.000Z' },
  database: { ms: 1, bytes: 1, schema: 41, lacksSpace: false },
  disk: { totalBytes: 100, freeBytes: 50, copyBytes: 5, databaseBytes: null },
  mail: { isSetUp: true, lastSentAt: null, lastRefusal: null },
  copies: { lastAt: '2026-11-20T02:20:00.000Z', kept: 7, bytes: 5 },
  elsewhere: null,
  trial: null,
  jobs: [],
  certificate: {
    host: 'parkeren.example',
    ...{ validFrom: '2026-11-13T00:00:00.000Z', validUntil: '2027-02-11T12:00:00.000Z' },
  },
  heartbeat: null,
  retentions: [],
  remembersErased: true,
}

const trouble = (cause: string) => ({ cause, title: 'Niet goed.', text: 'Doe iets.' })

const alarm = (cause: string, overAt: string | null, effects: string[] = []): AlarmNews => ({
  found: { ...trouble(cause), effects: effects.map(trouble) },
  since: '2026-11-18T01:51:00.000Z',
  mailedAt: null,
  overAt,
})

test('a part that was never wrong has no beginning, but the site and its certificate have', () => {
  expect(sinceOf(report, [], [])).toEqual({
    site: { words: 'draait sinds', at: report.startedAt },
    certificate: { words: 'vernieuwd op', at: '2026-11-13T00:00:00.000Z' },
  })
})

test('what is wrong is so since its alarm began', () => {
  const disk = { totalBytes: 100, freeBytes: 7, copyBytes: 5, databaseBytes: null }

  expect(sinceOf({ ...report, disk }, [alarm('disk', null)], []).disk).toEqual({
    ...{ words: 'niet in orde sinds', at: '2026-11-18T01:51:00.000Z' },
  })
})

test('what was wrong is well since the last alarm about it ended, also as an effect', () => {
  const past = [
    alarm('disk', '2026-11-19T01:51:00.000Z', ['copies']),
    alarm('disk', '2026-11-12T01:51:00.000Z'),
    alarm('job:roll-up', '2026-11-13T01:51:00.000Z'),
  ]
  const found = sinceOf(report, [], past)

  expect(found.disk).toEqual({ words: 'in orde sinds', at: '2026-11-19T01:51:00.000Z' })
  expect(found.copies).toEqual(found.disk)
  expect(found.jobs?.at).toBe('2026-11-13T01:51:00.000Z')
})

test('what is not set up has no beginning', () => {
  const mail = { isSetUp: false, lastSentAt: null, lastRefusal: null }
  const past = [alarm('mail', '2026-11-19T01:51:00.000Z')]

  expect(sinceOf({ ...report, mail }, [], past).mail).toBeUndefined()
})
