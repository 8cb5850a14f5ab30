import { ok, type Result, refused } from '#domain/form/result.ts'

/** Numbers are written with a decimal comma, as Dutch spreadsheets do. */
export type Cell = string | number

/** A line with the row number that a spreadsheet shows: from 1, counting empty lines. */
export type CsvRow = { row: number; cells: string[] }

export type Csv = { separator: string; rows: CsvRow[] }

const byteOrderMark = '\uFEFF'
const separators = [';', '\t', ',']

/** A text that a spreadsheet would run as a formula. */
const formula = /^'*[=+\-@\t\r\n]/
const guardedFormula = /^'+[=+\-@\t\r\n]/
const plainNumber = /^-?\d+([.,]\d+)?$/

/** Writes what a Dutch Excel opens: semicolons, decimal commas and a byte order mark. */
export function writeCsv(rows: Cell[][]): string {
  return byteOrderMark + rows.map((cells) => `${cells.map(written).join(';')}\r\n`).join('')
}

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  if (plainNumber.test(cell)) return cell

  const text = formula.test(cell) ? `'${cell}` : cell
  // Also quotes commas and tabs, for programs that use another separator.
  return /[";,\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The lines that are not empty, or the row of an unclosed quote. */
export function readCsv(file: string): Result<Csv, { unclosedQuoteIn: number }> {
  const text = file.startsWith(byteOrderMark) ? file.slice(1) : file
  // Excel's own way to name the separator.
  const named = /^sep=(.)(\r\n|\r|\n|$)/i.exec(text)
  const separator = named?.[1] ?? guessSeparator(text)

  const rows: CsvRow[] = []
  let row = named ? 2 : 1
  let at = named?.[0].length ?? 0
  let cells: string[] = []

  while (at <= text.length) {
    const cell = readCell(text, at, separator)
    if (!cell) return refused({ unclosedQuoteIn: row })

    cells.push(withoutGuard(cell.value))
    at = cell.end + 1
    if (text[cell.end] === separator) continue

    if (text.startsWith('\r\n', cell.end)) at += 1
    if (cells.some((value) => value.trim() !== '')) rows.push({ row, cells })
    cells = []
    row += 1
  }

  return ok({ separator, rows })
}

/** The cell at a position, and where it ends. Undefined if a quote is not closed. */
function readCell(text: string, start: number, separator: string) {
  const quoted: string[] = []
  let at = start

  while (text[at] === '"') {
    const close = text.indexOf('"', at + 1)
    if (close < 0) return undefined
    quoted.push(text.slice(at + 1, close))
    at = close + 1
  }

  const end = endOfCell(text, at, separator)
  // Two quotes within a quoted cell stand for one.
  return { value: quoted.join('"') + text.slice(at, end), end }
}

function endOfCell(text: string, from: number, separator: string): number {
  const ends = separator === '\t' ? /[\t\r\n]/g : new RegExp(`[\\${separator}\\r\\n]`, 'g')
  ends.lastIndex = from
  return ends.exec(text)?.index ?? text.length
}

/** Removes the apostrophe with which `writeCsv` disarms a formula. */
function withoutGuard(value: string): string {
  return guardedFormula.test(value) ? value.slice(1) : value
}

/** The most frequent separator in the first line, outside quotes. */
function guessSeparator(text: string): string {
  const [line = ''] = text
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/[\r\n]/, 1)
  const counts = separators.map((separator) => line.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ';'
}
