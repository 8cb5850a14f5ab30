import { expect, test } from 'vitest'
import { longestWait, ownWait } from './contact-wait.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
test.each([
  ['2026-11-20T12:00:00.000Z', false, '24 uur. Beloofd is antwoord binnen 24 uur.'],
  ['2026-11-20T11:59:00.000Z', true, '24 uur: langer dan de beloofde 24 uur.'],
  ['2026-11-21T11:40:00.000Z', false, 'minder dan een uur. Beloofd is antwoord binnen 24 uur.'],
  // The browser clock may be behind that of the server.
  ['2026-11-21T12:05:00.000Z', false, 'minder dan een uur. Beloofd is antwoord binnen 24 uur.'],
  ['2026-11-18T12:01:00.000Z', true, '71 uur: langer dan de beloofde 24 uur.'],
  ['2026-11-17T11:00:00.000Z', true, '4 dagen: langer dan de beloofde 24 uur.'],
])('sent at %s: too long is %s', (since, isTooLong, waits) => {
  expect(longestWait(since, now)).toEqual({
    isTooLong,
    text: `Het oudste open bericht wacht ${waits}`,
  })
})

test.each([
  ['2026-11-13T11:00:00.000Z', { isTooLong: true, text: 'wacht 8 dagen' }],
  ['2026-11-20T11:00:00.000Z', { isTooLong: true, text: 'wacht 25 uur' }],
  ['2026-11-21T09:00:00.000Z', { isTooLong: false, text: 'wacht 3 uur' }],
  ['2026-11-21T11:40:00.000Z', undefined],
])('in its own row, what was sent at %s reads %j', (since, wait) => {
  expect(ownWait(since, now)).toEqual(wait)
})
