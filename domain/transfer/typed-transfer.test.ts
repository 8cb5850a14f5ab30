import { describe, expect, test } from 'vitest'
import { roundTheClock } from '#domain/stay/typed-hours.ts'
import { followsFrom } from './follows-from.ts'
import type { Transfer } from './transfer.ts'
import { transferSchema } from './transfer-schema.ts'
import {
  alongWith,
  type TypedTransfer,
  transferInput,
  withMode,
  withShuttle24h,
  writeTransfer,
} from './typed-transfer.ts'

const shuttle: Transfer = {
  mode: 'shuttle',
  walk: 1,
  every: 10,
  wait: 0,
  ride: 2,
  handover: 0,
  service: null,
}
const onCall: Transfer = { ...shuttle, every: null, wait: 6 }
const valet: Transfer = { ...shuttle, mode: 'valet', every: null, ride: 0, handover: 4 }
const nightless: Transfer = { ...shuttle, service: { from: '04:30', until: '00:30' } }
/** Equal ends are the whole day. */
const allDay: Transfer = { ...shuttle, service: { from: '04:00', until: '04:00' } }
const onFoot: Transfer = { ...shuttle, mode: 'walk', every: null, walk: 9, ride: 0 }

const read = (typed: TypedTransfer) => transferSchema.nullable().safeParse(transferInput(typed))
const wrongFields = (typed: TypedTransfer) =>
  read(typed).error?.issues.map(({ path }) => path.join('.'))

test.each([shuttle, onCall, valet, nightless, onFoot, null])(
  '%o is read as it was written',
  (transfer) => {
    expect(read(writeTransfer(transfer)).data).toEqual(transfer)
  },
)

test('minutes that the mode does not use are not saved, and come back with the mode', () => {
  const typed = { ...writeTransfer(nightless), mode: 'walk' as const }

  expect(read(typed).data).toEqual({ ...onFoot, walk: 1 })
  expect(read(withMode(typed, 'shuttle', false)).data).toEqual(nightless)
})

test('each wrong field is named, also an interval that is left empty', () => {
  const typed = { ...writeTransfer(nightless), walk: 'ver', every: '', service: '04:30 tot ' }

  expect(wrongFields(typed)).toEqual(['walk', 'every', 'service.until'])
})

test('a valet without a wait or a ride takes no minutes for them', () => {
  expect(read({ ...writeTransfer(valet), wait: '', ride: ' ' }).data).toEqual(valet)
  expect(wrongFields({ ...writeTransfer(valet), handover: '' })).toEqual(['handover'])
})

describe('the minutes to the terminal', () => {
  test.each([
    [shuttle, '8'],
    [onCall, '9'],
    [valet, '5'],
    [onFoot, '9'],
  ])('of %o are %s', (transfer, minutes) => {
    expect(alongWith(writeTransfer(transfer)).distance).toBe(minutes)
  })

  test('stay as they are while the minutes are wrong, or nothing is known', () => {
    expect(alongWith({ ...writeTransfer(shuttle), ride: 'x' })).not.toHaveProperty('distance')
    expect(alongWith(writeTransfer(null))).toEqual({})
  })

  test('do not wait for the hours', () => {
    expect(alongWith({ ...writeTransfer(shuttle), service: ' tot ' }).distance).toBe('8')
  })
})

describe('‘Shuttle 24/7’', () => {
  test.each([
    [shuttle, true],
    [nightless, false],
    [valet, false],
    [onFoot, false],
  ])('of %o is %s', (transfer, expected) => {
    expect(alongWith(writeTransfer(transfer)).shuttle24h).toBe(expected)
  })

  test('is ticked by equal ends, which are the whole day', () => {
    const typed = { ...writeTransfer(nightless), service: '06:00 tot 06:00' }

    expect(alongWith(typed).shuttle24h).toBe(true)
    expect(read(typed).data).toEqual(shuttle)
  })

  test('ticked makes a shuttle run day and night, cleared it asks for the hours', () => {
    expect(withShuttle24h(writeTransfer(nightless), true).service).toBe(roundTheClock)
    expect(wrongFields(withShuttle24h(writeTransfer(shuttle), false))).toEqual([
      'service.from',
      'service.until',
    ])
  })

  test('cleared keeps the hours of a shuttle that has them', () => {
    expect(withShuttle24h(writeTransfer(nightless), false)).toEqual(writeTransfer(nightless))
  })

  test('decides the hours of a shuttle that is named for the first time', () => {
    const typed = withMode(writeTransfer(null), 'shuttle', true)

    expect(alongWith(typed).shuttle24h).toBe(true)
    expect(alongWith(withMode(writeTransfer(null), 'shuttle', false)).shuttle24h).toBe(false)
  })

  test('says nothing about a valet or a walk', () => {
    expect(withShuttle24h(writeTransfer(valet), true)).toEqual(writeTransfer(valet))
  })
})

test.each([shuttle, onCall, valet, nightless, onFoot, allDay])(
  'the form and a save take the same from %o',
  (transfer) => {
    const { distance, shuttle24h } = followsFrom(transfer)

    expect(alongWith(writeTransfer(transfer))).toEqual({ distance: `${distance}`, shuttle24h })
  },
)
