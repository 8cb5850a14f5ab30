import { ok, type Result, refused } from '#domain/form/result.ts'

/** A number is written as people here write one: with a comma. */
export type Cell = string | number

/** A line of the file, and where a spreadsheet shows it: the first is 1, and empty ones count too. */
export type CsvRow = { row: number; cells: string[] }

const byteOrderMark = '\uFEFF'
const separators = [';', '\t', ',']

/** What a spreadsheet would run, or read as something else than a text. */
const formula = /^'*[=+\-@\t\r\n]/
const guardedFormula = /^'+[=+\-@\t\r\n]/
const plainNumber = /^-?\d+([.,]\d+)?$/

/** A file that Excel opens as it is here: semicolons, decimal commas, and a mark that says UTF-8. */
export function writeCsv(rows: Cell[][]): string {
  return byteOrderMark + rows.map((cells) => `${cells.map(written).join(';')}\r\n`).join('')
}

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  if (plainNumber.test(cell)) return cell

  const text = formula.test(cell) ? `'${cell}` : cell
  // Where the separator is a comma or a tab, what follows it would begin a cell of its own.
  return /[";,\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The lines that say something, or the row where a quote begins that never ends. */
export function readCsv(file: string): Result<CsvRow[], { unclosedQuoteIn: number }> {
  const text = file.startsWith(byteOrderMark) ? file.slice(1) : file
  // How Excel says which separator follows.
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

  return ok(rows)
}

/** One cell and where it ends: at its separator, at the end of its line or of the text. */
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
  // Two quotes together are one of the text.
  return { value: quoted.join('"') + text.slice(at, end), end }
}

function endOfCell(text: string, from: number, separator: string): number {
  const ends = separator === '\t' ? /[\t\r\n]/g : new RegExp(`[\\${separator}\\r\\n]`, 'g')
  ends.lastIndex = from
  return ends.exec(text)?.index ?? text.length
}

/** The apostrophe of our own export, which kept a spreadsheet from running the text. */
function withoutGuard(value: string): string {
  return guardedFormula.test(value) ? value.slice(1) : value
}

/** The one that the first line has most of, outside its quotes. */
function guessSeparator(text: string): string {
  const [line = ''] = text
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/[\r\n]/, 1)
  const counts = separators.map((separator) => line.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ';'
}
