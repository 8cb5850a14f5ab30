import { expect, test } from 'vitest'
import {
  type ElsewhereReport,
  lightsOf,
  type SystemReport,
  type TrialReport,
} from './system-report.ts'

const now = '2026-11-28T09:00:00.000Z'
const daysAgo = (days: number) => new Date(Date.parse(now) - days * 24 * 3_600_000).toISOString()

const job = {
  name: 'roll-up',
  title: 'Statistieken optellen',
  schedule: 'elk uur',
  last: null,
  isDue: false,
  failedInRow: 0,
}
const well: SystemReport = {
  version: '1.0.0',
  engine: 'pglite',
  startedAt: daysAgo(30),
  readAt: now,
  site: { requests: 10, failed: 0, medianMs: 5, since: daysAgo(1) },
  database: { ms: 1, bytes: 1, schema: 1, lacksSpace: false },
  disk: { totalBytes: 100, freeBytes: 50, copyBytes: 1, databaseBytes: 1 },
  mail: { isSetUp: true, lastSentAt: null, lastRefusal: null },
  copies: { lastAt: daysAgo(1), kept: 7, bytes: 1 },
  elsewhere: {
    place: '/mnt/copies',
    hasKey: true,
    lastAt: daysAgo(1),
    kept: 30,
    failure: null,
    readBack: { at: daysAgo(3), isSame: true },
  },
  trial: { at: daysAgo(3), isDone: true, outcome: 'gelijk', rows: [], copyAt: daysAgo(3) },
  jobs: [job],
  certificate: { host: 'a.nl', validFrom: daysAgo(30), validUntil: daysAgo(-60) },
  heartbeat: { at: daysAgo(1), failed: null },
  retentions: [],
  remembersErased: true,
}

const { trial } = well as { trial: TrialReport }
const elsewhere = (change: Partial<ElsewhereReport>) => ({
  elsewhere: { ...(well.elsewhere as ElsewhereReport), ...change },
})

test('all is well', () => {
  expect(new Set(Object.values(lightsOf(well)))).toEqual(new Set(['good']))
})

test.each<[string, keyof ReturnType<typeof lightsOf>, string, Partial<SystemReport>]>([
  [
    'a tenth of the disk is free',
    'disk',
    'good',
    { disk: { ...well.disk, freeBytes: 10 } as never },
  ],
  ['less is free', 'disk', 'bad', { disk: { ...well.disk, freeBytes: 9 } as never }],
  ['the disk cannot be looked at', 'disk', 'off', { disk: null }],
  [
    'the embedded database has no room',
    'database',
    'bad',
    { database: { ...well.database, lacksSpace: true } },
  ],
  [
    'the last copy is of two days ago',
    'copies',
    'good',
    { copies: { ...well.copies, lastAt: daysAgo(2) } },
  ],
  ['the last copy is older', 'copies', 'bad', { copies: { ...well.copies, lastAt: daysAgo(2.1) } }],
  [
    'there is no copy yet on the first day',
    'copies',
    'good',
    { startedAt: daysAgo(1), copies: { lastAt: null, kept: 0, bytes: 0 } },
  ],
  [
    'there is no copy on the third day',
    'copies',
    'bad',
    { startedAt: daysAgo(3), copies: { lastAt: null, kept: 0, bytes: 0 } },
  ],
  ['mail is not set up', 'mail', 'off', { mail: { ...well.mail, isSetUp: false } }],
  [
    'the mail server refused the last letter',
    'mail',
    'bad',
    {
      mail: {
        isSetUp: true,
        lastSentAt: daysAgo(2),
        lastRefusal: { at: daysAgo(1), reason: '550' },
      },
    },
  ],
  [
    'the mail server took one since',
    'mail',
    'good',
    {
      mail: {
        isSetUp: true,
        lastSentAt: daysAgo(1),
        lastRefusal: { at: daysAgo(2), reason: '550' },
      },
    },
  ],
  ['copies stay on this machine', 'elsewhere', 'off', { elsewhere: null }],
  ['there is no key for them', 'elsewhere', 'bad', elsewhere({ hasKey: false })],
  ['the last did not go', 'elsewhere', 'bad', elsewhere({ failure: 'vol' })],
  ['none was read back yet', 'elsewhere', 'good', elsewhere({ readBack: null })],
  [
    'one is not what was sent',
    'elsewhere',
    'bad',
    elsewhere({ readBack: { at: now, isSame: false } }),
  ],
  ['no copy was restored on trial yet', 'trial', 'off', { trial: null }],
  ['there was no room for it', 'trial', 'off', { trial: { ...trial, rows: null } }],
  ['it failed', 'trial', 'bad', { trial: { ...trial, isDone: false, rows: null } }],
  [
    'the certificate ends within two weeks',
    'certificate',
    'bad',
    { certificate: { host: 'a.nl', validFrom: daysAgo(80), validUntil: daysAgo(-13) } },
  ],
  ['there is no certificate', 'certificate', 'off', { certificate: null }],
  [
    'the watcher gave no answer',
    'heartbeat',
    'bad',
    { heartbeat: { at: now, failed: 'status 500' } },
  ],
  ['there is no watcher', 'heartbeat', 'off', { heartbeat: null }],
  ['a job failed once', 'jobs', 'good', { jobs: [{ ...job, failedInRow: 1 }] }],
  ['a job failed twice in a row', 'jobs', 'bad', { jobs: [job, { ...job, failedInRow: 2 }] }],
])('%s: %s is %s', (_, part, light, change) => {
  expect(lightsOf({ ...well, ...change })[part]).toBe(light)
})
