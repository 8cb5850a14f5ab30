import { expect, test } from 'vitest'
import { controlProblem, withoutControls } from './control-characters.ts'

test.each([
  ['Ringvaart\nParking', 'Zet dit op één regel: er staat een regeleinde in'],
  ['Ringvaart\r\nParking', 'Zet dit op één regel: er staat een regeleinde in'],
  ['Ringvaart\u2028Parking', 'Zet dit op één regel: er staat een regeleinde in'],
  ['Ringvaart\tParking', 'Er staat een tab in. Gebruik een spatie'],
  ['Ringvaart\u0007', 'Er staat een onzichtbaar stuurteken in (U+0007). Haal het weg'],
  ['Ring\u009bvaart', 'Er staat een onzichtbaar stuurteken in (U+009B). Haal het weg'],
])('%j is no line', (text, problem) => {
  expect(controlProblem(text)).toBe(problem)
})

test.each(['', 'Köln/Bonn “P1” – €7,95', 'Zeeland\u00a0Air', 'نقطة 🚗'])('%j is a line', (text) => {
  expect(controlProblem(text)).toBeUndefined()
})

test('a text of several lines keeps lines and tabs, and loses what no one sees', () => {
  expect(withoutControls('Regel 1\r\n\tregel\u0000 2\n\u0007\u009b')).toBe('Regel 1\r\n\tregel 2\n')
  // As Word and PowerPoint end a line.
  expect(withoutControls('een\vtwee\u2028drie')).toBe('een\ntwee\ndrie')
})
