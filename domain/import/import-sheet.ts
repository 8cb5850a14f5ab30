import { ok, type Result, refused } from '#domain/form/result.ts'
import { formatNumber } from '#domain/text/number.ts'
import { type CsvRow, readCsv } from './csv.ts'
import type { ColumnFields } from './import-columns.ts'
import type { ImportLine } from './import-report.ts'

/** A parsed file: its column names and the lines below them. */
export type ImportSheet = { headers: string[]; rows: CsvRow[] }

/** An amount, a number or an address: a cell with data, which is never a column name. */
const valuePattern = /^[€\s]*-?\d+([.,]\d+)*%?$|^(https?:\/)?\/\S/

/** Parses a text with a header. A refusal is a Dutch sentence for the admin. */
export function readSheet(text: string): Result<ImportSheet, string> {
  // Text files have no null characters; most binary files, such as XLSX, do.
  if (text.includes('\0'))
    return refused('Dit is geen CSV-bestand. Sla je werkblad op als CSV en kies dat bestand.')

  const read = readCsv(text)
  if (!read.ok) {
    return refused(
      `Op rij ${read.why.unclosedQuoteIn} begint een aanhalingsteken (") dat nergens wordt afgesloten. Verbeter het bestand en kies het opnieuw.`,
    )
  }

  const { separator } = read.value
  const [header, ...rows] = read.value.rows
  if (!header) return refused('Er staat niets in.')
  const headers = header.cells.map((cell) => cell.trim())
  if (headers.some((name) => valuePattern.test(name))) {
    return refused(
      'De eerste regel heeft geen kolomnamen. Zet daar namen als Naam, Luchthaven en Prijs per dag boven de gegevens.',
    )
  }
  if (rows.length === 0) return refused('Onder de kolomnamen staan geen regels.')
  const split = separator === ',' ? rows.find(isAmountSplit(headers)) : undefined
  if (split) {
    return refused(
      `Op rij ${split.row} staan meer waarden dan er kolommen zijn. Staat er een komma in een bedrag? Scheid de kolommen dan met puntkomma’s, of zet het bedrag tussen aanhalingstekens: "7,95". Is het iets anders? Geef die kolom dan een naam.`,
    )
  }
  // Not by spreading: a call takes no 40,000 arguments everywhere.
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), headers.length)
  const unnamed = Array.from({ length: width - headers.length }, () => '')
  return ok({ headers: headers.concat(unnamed), rows })
}

/**
 * Whether a line of a file with commas has a decimal comma without quotes: two cells that would be an amount
 * together, and more cells than names. The cells would end up in the wrong columns, and €7,95 would be €7.
 */
function isAmountSplit(headers: string[]): (row: CsvRow) => boolean {
  const named = headers.findLastIndex((name) => name !== '') + 1
  return ({ cells }) =>
    cells.slice(named).some((cell) => cell.trim() !== '') &&
    cells.some((cell, at) => /\d$/.test(cell) && /^\d{1,2}(\s|$)/.test(cells[at + 1] ?? ''))
}

/** Why the server would not take so many lines at once. */
export function tooManyLines({ rows }: ImportSheet, maxLines: number): string | undefined {
  if (rows.length <= maxLines) return undefined
  return `Dit zijn ${formatNumber(rows.length)} regels. Tegelijk kunnen het er ${formatNumber(maxLines)} zijn: verdeel ze over meer bestanden.`
}

/** The lines as the server takes them. A line has no value for a column that it lacks. */
export function linesOf({ rows }: ImportSheet, fields: ColumnFields): ImportLine[] {
  return rows.map(({ row, cells }) => ({
    row,
    values: Object.fromEntries(
      fields.flatMap((field, index) => {
        const cell = cells[index]
        return field && cell !== undefined ? [[field, cell.trim()]] : []
      }),
    ),
  }))
}

/** The header of a column, or its number if it has none. */
export function columnName(headers: string[], index: number): string {
  return headers[index] || `Kolom ${index + 1}`
}
