import { expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'

const cellsOf = (text: string) => {
  const read = readCsv(text)
  return read.ok ? read.value.rows.map(({ cells }) => cells) : read.why
}
const written = (cell: string | number) => writeCsv([[cell]]).slice(1, -2)

test('a file opens in a Dutch Excel: byte order mark, semicolons, CRLF', () => {
  const rows = [
    ['Naam', 'Prijs'],
    ['Köln', 6.5],
  ]
  expect(writeCsv(rows)).toBe('\uFEFFNaam;Prijs\r\nKöln;6,5\r\n')
})

test.each([
  ['Kort en lang; samen', '"Kort en lang; samen"'],
  ['Zogenaamd "gratis"', '"Zogenaamd ""gratis"""'],
  ['Vol,=1+1', '"Vol,=1+1"'],
  ['twee\r\nregels', '"twee\r\nregels"'],
  [' ruimte ', '" ruimte "'],
  ['gewoon', 'gewoon'],
])('%j is quoted only if needed', (cell, expected) => {
  expect(written(cell)).toBe(expected)
})

test.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+31 20 123', "'+31 20 123"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ["'=1", "''=1"],
])('a spreadsheet does not run %j as a formula', (cell, expected) => {
  expect(written(cell)).toBe(expected)
})

test.each([
  ['-3,5', '-3,5'],
  ['-12', '-12'],
  ['4.25', '4.25'],
  [-3.5, '-3,5'],
  [0, '0'],
])('%j stays a number', (cell, expected) => {
  expect(written(cell)).toBe(expected)
})

test('a written file reads back exactly', () => {
  const rows = [
    ['=1+1', "'=1", "''=1", "'s-Gravenhage", '-', '-3,5', "'-3"],
    ['"', '""', ';', 'a;"b",\tc', '\r\n', ' x ', 'é €'],
    ['@x', '+', 'a\nb\rc', '\t', 'sep=,', '', 'einde'],
  ]
  expect(cellsOf(writeCsv(rows))).toEqual(rows)
})

test.each([
  ['semicolons', 'Naam;Prijs, per dag\nA;6,95'],
  ['commas', 'Naam,"Prijs, per dag"\nA,"6,95"'],
  ['tabs, as pasted from a spreadsheet', 'Naam\tPrijs, per dag\nA\t6,95'],
  ['a separator named in the first line', 'sep=|\r\nNaam|Prijs, per dag\r\nA|6,95\r\n'],
])('a file with %s is read', (_, text) => {
  expect(cellsOf(text)).toEqual([
    ['Naam', 'Prijs, per dag'],
    ['A', '6,95'],
  ])
})

test.each(['a;b\r\nc;d', 'a;b\nc;d\n', 'a;b\rc;d\r', '\uFEFFa;b\r\nc;d\r\n'])(
  '%j is read as two lines of two cells',
  (text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  },
)

test('a quoted cell may contain separators, line ends and quotes, or be empty', () => {
  expect(cellsOf('a;"b;\r\n""c""";"";""""\n1;2;3;4')).toEqual([
    ['a', 'b;\r\n"c"', '', '"'],
    ['1', '2', '3', '4'],
  ])
})

test('a quote within an unquoted cell is an ordinary character', () => {
  expect(cellsOf('naam;maat\n5" schijf;"a" en b')).toEqual([
    ['naam', 'maat'],
    ['5" schijf', 'a en b'],
  ])
})

test('a line has the row number that a spreadsheet shows', () => {
  const read = readCsv('naam;tekst\n\n;\nA;"twee\nregels"\nB;een\n')

  expect(read.ok && read.value.rows.map(({ row }) => row)).toEqual([1, 4, 5])
})

test('cells at the end of a line may be missing or empty', () => {
  expect(cellsOf('a;b;c\n1\n2;;\n')).toEqual([['a', 'b', 'c'], ['1'], ['2', '', '']])
})

test('an unclosed quote is refused with the row where it begins', () => {
  expect(cellsOf('a;b\n1;2\n3;"4\n5;6\n')).toEqual({ unclosedQuoteIn: 3 })
})

test.each(['', '\uFEFF', '\r\n\r\n', ';;;\n'])('%j has no lines', (text) => {
  expect(cellsOf(text)).toEqual([])
})
