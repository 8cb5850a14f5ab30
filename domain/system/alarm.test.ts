import { expect, test } from 'vitest'
import { type Alarm, type Cause, countTroubles, nextAlarms } from './alarm.ts'

const start = Date.parse('2026-11-28T09:00:00Z')
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString()
const day = 24 * 60

const cause = (name: string, ...effects: string[]): Cause => ({
  ...{ cause: name, title: `${name}.`, text: '' },
  effects: effects.map((effect) => ({ cause: effect, title: `${effect}.`, text: '' })),
})

/** Lets the job look at these minutes, with mail that is taken, and says what it mailed. */
function watch(looks: [minute: number, causes: Cause[]][]): string[] {
  let known: Alarm[] = []
  return looks.flatMap(([minute, causes]) => {
    const steps = nextAlarms(known, causes, at(minute))
    const mailed = steps.map(({ alarm, mail }) => ({
      ...alarm,
      mailedAt: mail === 'begun' || mail === 'still' ? at(minute) : alarm.mailedAt,
    }))
    known = [...known.filter((old) => !mailed.some(({ cause }) => cause === old.cause)), ...mailed]
    return steps.flatMap(({ alarm, mail }) => (mail ? [`${minute} ${mail} ${alarm.cause}`] : []))
  })
}

const disk = cause('disk')

test('one mail per cause: when it begins, a day later, and when it is over', () => {
  expect(
    watch([
      [0, [disk]],
      [2, [disk]],
      [day - 1, [disk]],
      [day, [disk]],
      [day + 2, [disk]],
      [day + 20, []],
      [day + 22, []],
    ]),
  ).toEqual(['0 begun disk', `${day} still disk`, `${day + 20} over disk`])
})

test('what comes and goes within minutes is one alarm', () => {
  expect(
    watch([
      [0, [disk]],
      [8, []],
      [9, [disk]],
      [18, []],
      [20, []],
    ]),
  ).toEqual(['0 begun disk', '20 over disk'])
})

test('what comes back within an hour is not mailed as new, what comes back later is', () => {
  expect(
    watch([
      [0, [disk]],
      [10, []],
      [60, [disk]],
      [70, []],
      [140, [disk]],
    ]),
  ).toEqual(['0 begun disk', '10 over disk', '70 over disk', '140 begun disk'])
})

test('an effect is no mail of its own, also if it was there first', () => {
  expect(
    watch([
      [0, [cause('job:back-up')]],
      [2, [cause('disk', 'job:back-up', 'copies')]],
      [20, [cause('disk', 'job:back-up', 'copies')]],
    ]),
  ).toEqual(['0 begun job:back-up', '2 begun disk'])
})

test('an effect that outlives its cause was mailed with it', () => {
  expect(
    watch([
      [0, [cause('disk', 'copies')]],
      [20, [cause('copies')]],
      [day, [cause('copies')]],
    ]),
  ).toEqual(['0 begun disk', '20 over disk', `${day} still copies`])
})

test('that mail is refused is not mailed', () => {
  expect(
    watch([
      [0, [cause('mail')]],
      [day, [cause('mail')]],
      [day + 20, []],
    ]),
  ).toEqual([])
})

test('a mail that was not taken is tried again, and what nobody heard of does not end by mail', () => {
  const [first] = nextAlarms([], [disk], at(0))
  const known = [first?.alarm as Alarm]

  expect(nextAlarms(known, [disk], at(2))).toMatchObject([{ mail: 'begun' }])
  expect(nextAlarms(known, [], at(20))).toMatchObject([{ mail: null, alarm: { overAt: at(20) } }])
})

test('causes and effects are counted', () => {
  expect(countTroubles([cause('disk', 'copies', 'job:back-up'), cause('mail')])).toBe(4)
})
