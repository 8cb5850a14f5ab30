import { describe, expect, test } from 'vitest'
import { type PriceLine, readPriceLine, readPriceList, skippedText } from './read-price-list.ts'

/** '8: 62.5' for a step, 'extra: 6.5' for an extra day, or why the line is skipped. */
function said(read: PriceLine): string {
  if (read.kind === 'step') return `${read.days}: ${read.total}`
  return read.kind === 'extraDay' ? `extra: ${read.amount}` : read.why
}

test.each([
  ['1 22,50', '1: 22.5'],
  ['8 dagen € 62,50', '8: 62.5'],
  ['8 dagen €62,50', '8: 62.5'],
  ['8 dagen: € 62,50', '8: 62.5'],
  ['8dgn 62.50', '8: 62.5'],
  ['8\t62,50', '8: 62.5'],
  ['8\t€ 62,50\t€ 7,81', '8: 62.5'],
  ['8;62,50', '8: 62.5'],
  ['8 | 62,50', '8: 62.5'],
  ['8 - 62,50', '8: 62.5'],
  ['8 - 62', '8: 62'],
  ['8 = 62,50 euro', '8: 62.5'],
  ['8. 62,50', '8: 62.5'],
  ['1 dag      € 24,00', '1: 24'],
  ['1 dag € 24,00 per dag', '1: 24'],
  ['Eén dag 24,-', '1: 24'],
  ['een week 62,50', '7: 62.5'],
  ['week 62,50', '7: 62.5'],
  ['2 weken 99,00', '14: 99'],
  ['14 dagen (2 weken) 99,00', '14: 99'],
  ['1 t/m 3 dagen 45,-', '3: 45'],
  ['1-3 dagen 45,00', '3: 45'],
  ['4 tot en met 7 dagen EUR 60', '7: 60'],
  ['tot 8 dagen vanaf € 62,50', '8: 62.5'],
  ['21 dagen € 1.024,50', '21: 1024.5'],
  ['21 dagen 1,024.50', '21: 1024.5'],
  ['21 dagen 1.024', '21: 1024'],
  ['daarna p/d 6,50', 'extra: 6.5'],
  ['extra dag 6,50', 'extra: 6.5'],
  ['Elke extra dag: € 6,50', 'extra: 6.5'],
  ['iedere volgende dag na 15 dagen € 6,50', 'extra: 6.5'],
  ['daarna 1 dag 0,00', 'extra: 0'],
])('%j is read as %s', (line, expected) => {
  expect(said(readPriceLine(line))).toBe(expected)
})

test.each([
  ['maand      op aanvraag', '‘maand’ heeft geen bedrag.'],
  ['10x', '‘10x’ begint niet met een aantal dagen.'],
  ['8 dagen', '‘8 dagen’ heeft geen bedrag.'],
  ['Dagen\tTotaal', '‘Dagen’ heeft geen bedrag.'],
  ['daarna op aanvraag', '‘daarna op aanvraag’ heeft geen bedrag.'],
  ['Prijslijst 2026', '‘Prijslijst 2026’ begint niet met een aantal dagen.'],
  ['€ 22,50', '‘€ 22,50’ begint niet met een aantal dagen.'],
  ['8 dagen 10% korting', 'we begrijpen ‘% korting’ niet.'],
  [
    '8 dagen € 7,81 p/d',
    '‘8 dagen € 7,81 p/d’ is een prijs per dag. Vul in wat de dagen samen kosten.',
  ],
  ['8 62,50 79,00', '‘8 62,50 79,00’ heeft meer dan één bedrag.'],
  ['0 dagen 5,00', 'een stap is 1 tot 366 dagen, niet 0.'],
  ['9000 dagen 5,00', 'een stap is 1 tot 366 dagen, niet 9.000.'],
  ['8 dagen 0,00', 'een prijs is meer dan €0,00.'],
  ['8 dagen 1.000.000', 'een prijs is hoogstens €99.999,00.'],
  ['<b>Ons aanbod</b>', '‘<b>Ons aanbod</b>’ heeft geen bedrag.'],
])('%j is skipped: %s', (line, why) => {
  expect(readPriceLine(line)).toEqual({ kind: 'skipped', why })
})

describe('a whole list', () => {
  test('has its steps in order, the extra day, and what was skipped with the number of its line', () => {
    const list = readPriceList(
      '1 dag\t€ 24,00\r\n2\t31,00\r\n\r\neen week\t62,50\n8 dagen € 68,00\n3 dagen\t38,50\ndaarna p/d 6,50\nmaand   op aanvraag',
    )

    expect(list.steps.map(({ days, total }) => [days, total])).toEqual([
      [1, 24],
      [2, 31],
      [3, 38.5],
      [7, 62.5],
      [8, 68],
    ])
    expect(list.extraDay).toBe(6.5)
    expect(list.skipped.map(skippedText)).toEqual([
      'Regel 8 slaan we over: ‘maand’ heeft geen bedrag.',
    ])
  })

  test('the first of two prices for the same days counts', () => {
    const list = readPriceList('7 dagen 60\neen week 62,50\ndaarna 6\nextra dag 7')

    expect(list).toEqual({
      steps: [{ days: 7, total: 60 }],
      extraDay: 6,
      skipped: [
        { line: 2, why: 'een prijs voor 7 dagen staat er al.' },
        { line: 4, why: 'een prijs voor elke dag erna staat er al.' },
      ],
    })
  })

  test('a whole file is cut off, and says so', () => {
    const list = readPriceList(Array.from({ length: 5_000 }, (_, at) => `${at + 1} 10`).join('\n'))

    expect(list.steps).toHaveLength(60)
    expect(list.skipped.at(-1)).toEqual({ line: 401, why: 'we lezen de eerste 400 regels.' })
  })
})
