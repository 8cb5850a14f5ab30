import { expect, test } from 'vitest'
import { laterText, movedOf, type ReportLine, takenBack } from './import-report.ts'

const line = (
  from: ReportLine['from'],
  to: ReportLine['to'],
  commission: number,
  before = from && commission,
): ReportLine => ({
  ...{ row: 2, number: '1', parkingName: null, airportCode: null, outcome: 'changed' },
  ...{ from, to, commission, before },
})

test('what moves is summed by what it was and becomes', () => {
  const lines = [
    line(null, 'open', 20_000),
    line('open', 'approved', 10_000),
    line(null, 'open', 4_144),
    line('paid', 'declined', 1_556),
    line('open', 'open', 99),
  ]
  expect(laterText(lines)).toBe(
    'Straks: €241,44 erbij als open, €100,00 van open naar goedgekeurd, €15,56 van betaald naar afgewezen.',
  )
  expect(takenBack(lines)).toEqual([lines[3]])
})

test('without a move nothing is said', () => {
  expect(laterText([line('open', 'open', 99)])).toBe('')
})

test('what is declined moves what it was worth, also where the network says that it is nothing now', () => {
  const nothing = line('paid', 'declined', 0, 1_556)
  expect(movedOf(nothing)).toBe(1_556)
  expect(laterText([nothing])).toBe('Straks: €15,56 van betaald naar afgewezen.')
})
