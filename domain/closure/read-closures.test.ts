import { expect, test } from 'vitest'
import type { Closure } from './closure.ts'
import { noPeriod, readClosures } from './read-closures.ts'

const today = '2026-11-28'
const christmas: Closure = {
  firstDay: '2026-12-24',
  lastDay: '2027-01-03',
  reason: 'full',
  only: null,
}
const read = (text: string, on = today) =>
  readClosures(text, on).map((line) => ('closure' in line ? line.closure : line.problem))

test.each<[string, Partial<Closure>]>([
  ['24 december t/m 3 januari', {}],
  ['24-12-2026;3-1-2027;Vol', {}],
  ['24-12-2026\t3-1-2027\tgesloten', { reason: 'closed' }],
  ['24-12-2026 00:00:00;03-01-2027 0:00;anders', { reason: 'other' }],
  ['2026-12-24,2027-01-03', {}],
  ['24/12/26 - 3/1/27', {}],
  ['24-12 t/m 3-1', {}],
  ['24-12 tot 3-1', {}],
  ['24.12 tot en met 3.1', {}],
  ['Dicht van donderdag 24 dec. t/m zo 3 jan. 2027', { reason: 'closed' }],
  ["van 24 december '26 tot 3 januari", {}],
  ['24 december 2026 – 3 januari', {}],
  ['vol op 24 december', { lastDay: '2026-12-24' }],
  ['24 t/m 31 december', { lastDay: '2026-12-31' }],
  ['24 tot en met 31 december', { lastDay: '2026-12-31' }],
  ['24-31 december: gesloten', { lastDay: '2026-12-31', reason: 'closed' }],
  ['24 december t/m 3 januari, brengen kan niet', { only: 'dropOff' }],
  ['24 december t/m 3 januari (alleen ophalen)', { only: 'pickUp' }],
  ['24-12-2026;3-1-2027;Vol;brengen en ophalen', {}],
  ['1 mrt t/m 5 maart', { firstDay: '2027-03-01', lastDay: '2027-03-05' }],
  ['5 mei', { firstDay: '2027-05-05', lastDay: '2027-05-05' }],
])('%j is read', (line, differences) => {
  expect(read(line)).toEqual([{ ...christmas, ...differences }])
})

test('without a year it is the first that is not over, also when it has begun', () => {
  const begun = { firstDay: '2025-12-24', lastDay: '2026-01-03' }

  expect(read('24 december t/m 3 januari', '2026-01-03')).toMatchObject([begun])
  expect(read('24 december t/m 3 januari', '2026-01-04')).toMatchObject([christmas])
  expect(read('28 november', today)).toMatchObject([{ firstDay: today }])
  expect(read('27 november', today)).toMatchObject([{ firstDay: '2027-11-27' }])
})

test.each([
  ['kerst', noPeriod],
  ['24 december t/m 3 januari en 5 mei', noPeriod],
  [
    '24 december t/m 3 januari verbouwing',
    '‘verbouwing’ begrijpen we niet. Laat alleen de dagen en de reden staan: vol, gesloten of anders',
  ],
  ['24-12-2026;3-1-2027;vol;gesloten', noPeriod],
  ['12', noPeriod],
  [`24 december ${'t/m '.repeat(100)}3 januari`, noPeriod],
  ['30 februari', 'Deze datum bestaat niet.'],
  ['24-12-2026;3-1-2026', 'Kies een dag op of na de eerste.'],
  ['1-1-2026;1-1-2030', 'Hoogstens twee jaar. Zet het terrein dan op niet beschikbaar.'],
])('%j is refused: %s', (line, problem) => {
  expect(read(line)).toEqual([problem])
})

test('each line keeps its row, under the names of columns and between empty lines', () => {
  const lines = readClosures(
    'Van;Tot;Reden\n\n24-12-2026;3-1-2027;Vol\r\nkerst\n24 dec t/m 3 jan',
    today,
  )

  expect(lines).toEqual([
    { row: 3, written: '24-12-2026;3-1-2027;Vol', closure: christmas },
    { row: 4, written: 'kerst', problem: noPeriod },
    { row: 5, written: '24 dec t/m 3 jan', problem: 'Deze periode staat ook al op regel 3' },
  ])
})
