import { describe, expect, test } from 'vitest'
import { givenStay, givesSameStay, isSameStay, readTimedStay, writeStay } from './timed-stay.ts'

const today = '2026-11-20'
const asked = (given: Partial<Parameters<typeof readTimedStay>[0]>) =>
  readTimedStay(
    {
      van: '2026-12-12',
      tot: '2026-12-19',
      vanTijd: null,
      totTijd: null,
      personen: null,
      ...given,
    },
    today,
  )
const stay = {
  from: '2026-12-12',
  to: '2026-12-19',
  days: 8,
  fromTime: null,
  toTime: null,
  persons: 2,
}

test('without times and travellers it is two persons, for the whole of both days', () => {
  expect(asked({})).toEqual({ ok: true, value: stay })
  expect(asked({ vanTijd: '', totTijd: ' ', personen: '' })).toEqual({ ok: true, value: stay })
})

test('times and travellers are read', () => {
  expect(asked({ vanTijd: '06:30', totTijd: '23:45', personen: '9' })).toEqual({
    ok: true,
    value: { ...stay, fromTime: '06:30', toTime: '23:45', persons: 9 },
  })
})

test('without days there is no stay', () => {
  expect(asked({ van: null, tot: null, vanTijd: '06:30' })).toEqual({ ok: true, value: undefined })
})

describe('what is wrong gets a message at its own field', () => {
  test.each(['25:61', '06:31', '6:30', '24:00', 'ochtend'])('the time %s', (time) => {
    const message = ['Kies een tijd op het kwartier, zoals 06:30.']

    expect(asked({ vanTijd: time })).toEqual({ ok: false, why: { vanTijd: message } })
    expect(asked({ totTijd: time })).toEqual({ ok: false, why: { totTijd: message } })
  })

  test.each(['0', '10', '-1', '2.5', 'veel'])('%s travellers', (personen) => {
    expect(asked({ personen })).toEqual({
      ok: false,
      why: { personen: ['Kies 1 tot 9 reizigers.'] },
    })
  })

  test('all at once', () => {
    const result = asked({ van: '1900-01-01', tot: '9999-12-31', vanTijd: 'x', personen: '0' })

    expect(result.ok ? [] : Object.keys(result.why)).toEqual(['van', 'tot', 'vanTijd', 'personen'])
  })

  test('a pick-up on the day of the drop-off, before it', () => {
    const sameDay = (vanTijd: string, totTijd: string) =>
      asked({ tot: '2026-12-12', vanTijd, totTijd }).ok

    expect(sameDay('06:30', '06:45')).toBe(true)
    expect(sameDay('06:30', '06:30')).toBe(false)
  })
})

test.each([
  'van=2026-12-12&tot=2026-12-19',
  'van=2026-12-12&tot=2026-12-19&vanTijd=05:30',
  'van=2026-12-12&tot=2026-12-19&vanTijd=05:30&totTijd=23:30&personen=5',
])('an address that is read and written is the same: %s', (query) => {
  const read = readTimedStay(givenStay(new URLSearchParams(query)), today)

  expect(
    read.ok &&
      writeStay(read.value)
        .map((pair) => pair.join('='))
        .join('&'),
  ).toBe(query)
})

test('a stay is the same as one with the same days, times and party', () => {
  expect(isSameStay(stay, { ...stay })).toBe(true)
  expect(isSameStay(undefined, undefined)).toBe(true)
  expect(isSameStay(stay, undefined)).toBe(false)
  for (const other of [{ to: '2026-12-20' }, { fromTime: '06:30' }, { persons: 3 }])
    expect(isSameStay(stay, { ...stay, ...other })).toBe(false)
})

test('two addresses give the same stay whatever else is in them', () => {
  const at = (query: string) => new URL(`https://example.com/parkeren/schiphol?${query}`)
  const days = 'van=2030-12-12&tot=2030-12-19'

  expect(givesSameStay(at(days), at(`sorteer=afstand&${days}`))).toBe(true)
  expect(givesSameStay(at(days), at(`${days}&totTijd=23:30`))).toBe(false)
  expect(givesSameStay(at('van=onzin'), at(''))).toBe(false)
})
