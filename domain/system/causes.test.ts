import { expect, test } from 'vitest'
import { causesOf, type SystemFacts } from './causes.ts'
import type { JobReport } from './system-report.ts'

const now = '2026-11-28T09:00:00.000Z'
const daysFromNow = (days: number) =>
  new Date(Date.parse(now) + days * 24 * 3_600_000).toISOString()

const well: SystemFacts = {
  now,
  startedAt: daysFromNow(-30),
  disk: { totalBytes: 100e9, freeBytes: 50e9, copyBytes: 20e9 },
  lacksSpace: false,
  copies: { lastAt: daysFromNow(-1), kept: 7, bytes: 20e9 },
  mail: { isSetUp: true, lastSentAt: null, lastRefusal: null },
  jobs: [],
  certificate: null,
  late: null,
  failingFetches: [],
}
const full = { totalBytes: 100e9, freeBytes: 7e9, copyBytes: 20e9 }
const oldCopy = { lastAt: daysFromNow(-3), kept: 7, bytes: 20e9 }
const refused = {
  isSetUp: true,
  lastSentAt: null,
  lastRefusal: { at: daysFromNow(-1), reason: '550 no' },
}
const failing = (name: string, outcome: string, failedInRow = 2): JobReport => ({
  ...{ name, title: name, schedule: '', isDue: false, failedInRow },
  last: { at: daysFromNow(0), ms: 1, isDone: false, outcome },
})

/** Each cause with its effects: `disk: copies, job:back-up`. */
const grouped = (change: Partial<SystemFacts>) =>
  causesOf({ ...well, ...change }).map(({ cause, effects }) =>
    [cause, ...effects.map((effect) => effect.cause)].join(' > '),
  )

test('all is well', () => {
  expect(grouped({})).toEqual([])
})

test('a full disk that stops the copy and a job is one alarm', () => {
  const jobs = [
    failing('back-up', 'ENOSPC: no space left on device, write'),
    failing('roll-up', '53100'),
  ]

  expect(grouped({ disk: full, copies: oldCopy, jobs })).toEqual([
    'disk > copies > job:back-up > job:roll-up',
  ])
})

test('a full disk explains no job that fails for another reason', () => {
  const jobs = [failing('roll-up', 'division by zero')]

  expect(grouped({ disk: full, jobs })).toEqual(['disk', 'job:roll-up'])
})

test('a disk without room for a copy explains an old one, also before it was tried', () => {
  const disk = { ...full, freeBytes: 2e9 }

  expect(grouped({ disk, copies: oldCopy })).toEqual(['disk > copies'])
  expect(grouped({ disk, copies: { ...oldCopy, kept: 0, bytes: 0 } })).toEqual(['disk', 'copies'])
})

test('a full disk explains no old copy of a job that does not fail', () => {
  expect(grouped({ disk: full, copies: oldCopy })).toEqual(['disk', 'copies'])
})

test('without a full disk the copy fails for its own reason', () => {
  const jobs = [failing('back-up', 'wrong folder')]

  expect(grouped({ copies: oldCopy, jobs })).toEqual(['job:back-up > copies'])
})

test('a job that failed once, or still has retries, is no alarm', () => {
  expect(
    grouped({ jobs: [failing('roll-up', 'slow', 1), failing('price-day', 'slow', 0)] }),
  ).toEqual([])
})

test('a mail server that refuses explains the jobs that mail', () => {
  const jobs = [failing('mail-contacts', '550 no'), failing('roll-up', 'slow')]

  expect(grouped({ mail: refused, jobs })).toEqual(['mail > job:mail-contacts', 'job:roll-up'])
  expect(grouped({ mail: { ...refused, isSetUp: false } })).toEqual([])
})

test('a database without room is a full disk, whatever share is free', () => {
  expect(causesOf({ ...well, lacksSpace: true })[0]?.title).toBe('De schijf is vol.')
})

test.each([
  [14.1, []],
  [13.9, ['certificate']],
  [-2, ['certificate']],
])('a certificate that ends in %d days', (days, causes) => {
  const certificate = { host: 'a.nl', validFrom: daysFromNow(-60), validUntil: daysFromNow(days) }

  expect(grouped({ certificate })).toEqual(causes)
})

// That of an authority of one's own may live for half a day, and is renewed within it.
test.each([
  [0.5, 0.2, []],
  [0.5, 0.05, ['certificate']],
  [6, 1.5, []],
  [6, 1, ['certificate']],
  [40, 13.3, []],
  [45, 13.9, ['certificate']],
])('of a certificate that lives %d days, %d are left', (lives, left, causes) => {
  const certificate = {
    ...{ host: 'a.nl', validFrom: daysFromNow(left - lives), validUntil: daysFromNow(left) },
  }
  expect(grouped({ certificate })).toEqual(causes)
})

test('a certificate that cannot be looked at is no alarm', () => {
  expect(grouped({ certificate: { host: 'a.nl', failed: 'ECONNREFUSED' } })).toEqual([])
})

test('what is not well is said in words', () => {
  const certificate = { host: 'a.nl', validFrom: daysFromNow(-60), validUntil: daysFromNow(5.5) }
  const texts = causesOf({
    ...{ ...well, disk: full, copies: oldCopy, mail: refused, certificate },
    ...{ late: { at: now, ms: 400 }, jobs: [failing('roll-up', 'slow', 3)] },
  }).map(({ title, text }) => `${title} ${text}`)

  expect(texts).toEqual([
    'De schijf heeft nog 7% vrij. Dat is 7 GB van 100 GB. De 7 kopieën nemen 20 GB in: bewaar er minder, of maak op de server ruimte vrij.',
    expect.stringMatching(
      /^De mailserver neemt geen post aan\. Op 27 november 2026 om 10:00 zei hij: 550 no\./,
    ),
    expect.stringMatching(
      /^Geen goede kopie sinds 3 dagen\. De laatste is van 25 november 2026 om 10:00\./,
    ),
    expect.stringMatching(
      /^Het certificaat loopt over 5 dagen af\. Dat van a\.nl: geldig tot en met 3 december 2026, nog 5 dagen\./,
    ),
    expect.stringContaining('verzoeken wachtten tot 400 ms'),
    expect.stringMatching(
      /^‘roll-up’ mislukt steeds\. Al 3 keer achter elkaar, ook na opnieuw proberen\. De laatste keer: slow\./,
    ),
  ])
})

test('an account at a network that keeps failing is told in the words of the network', () => {
  const failing: SystemFacts['failingFetches'][number] = {
    accountId: 3,
    network: 'awin',
    publisher: '45628',
    nights: 3,
    failure: 'Awin weigert de sleutel (401).',
    lacksToken: false,
    last: null,
    programmes: 1,
    programme: { id: 7, name: 'Ringvaart via Awin' },
  }
  const [found] = causesOf({ ...well, failingFetches: [failing] })
  expect(found).toMatchObject({ cause: 'fetch:3', title: 'Ophalen bij Awin lukt niet.' })
  expect(found?.text).toBe(
    'Al 3 nachten niet, onder meer voor Ringvaart via Awin. De laatste keer: Awin weigert de sleutel (401). Kijk bij Ophalen van het programma, en probeer daar de sleutel.',
  )

  const without = { ...failing, nights: 0, failure: 'Er is geen sleutel.', lacksToken: true }
  expect(causesOf({ ...well, failingFetches: [without] })[0]?.text).toBe(
    'Er is geen sleutel. Het gaat onder meer om Ringvaart via Awin.',
  )
})
