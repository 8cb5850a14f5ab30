import { expect, test } from 'vitest'
import type { LinkOutcome } from './link-outcome.ts'
import { isLongGone, type LinkStanding, standingAfter } from './link-standing.ts'

const night = (nth: number, hours = 0) =>
  new Date(Date.parse('2026-11-28T01:20:00Z') + (24 * nth + hours) * 3_600_000)

/** What is known after a look each night. */
function after(outcomes: LinkOutcome[], at = night): LinkStanding | undefined {
  let known: LinkStanding | undefined
  outcomes.forEach((outcome, nth) => {
    known = standingAfter(known, { outcome, seen: outcome }, at(nth)) ?? known
  })
  return known
}
const isDead = (...outcomes: LinkOutcome[]) => {
  const known = after(outcomes)
  return known !== undefined && isLongGone(known)
}

test('a page that is gone for three nights is gone for long', () => {
  expect(isDead('gone')).toBe(false)
  expect(isDead('gone', 'gone')).toBe(false)
  expect(isDead('gone', 'gone', 'gone')).toBe(true)
  expect(isDead('gone', 'gone', 'gone', 'works')).toBe(false)
  expect(isDead('gone', 'works', 'gone', 'gone')).toBe(false)
  expect(isDead('changed', 'changed', 'changed')).toBe(false)
})

test('three looks in an hour are not 48 hours', () => {
  const known = after(['gone', 'gone', 'gone', 'gone'], (nth) => night(0, nth / 4))
  expect(known && isLongGone(known)).toBe(false)
})

test('so are three nights of which the clock took an hour', () => {
  const known = after(['gone', 'gone', 'gone'], (nth) => night(nth, nth === 2 ? -1 : 0))
  expect(known && isLongGone(known)).toBe(true)
})

test('what means nothing takes nothing away, for a week', () => {
  expect(after(['gone', 'blocked'])).toEqual(after(['gone']))
  expect(isDead('gone', 'blocked', 'gone')).toBe(false)
  expect(isDead('gone', 'blocked', 'gone', 'gone')).toBe(true)
  expect(after(['gone', ...Array.from({ length: 8 }, (): LinkOutcome => 'blocked')])).toMatchObject(
    {
      ...{ outcome: 'blocked', tries: 2 },
    },
  )
  expect(after(['works', 'blocked'])).toMatchObject({ outcome: 'blocked', tries: 1 })
})
