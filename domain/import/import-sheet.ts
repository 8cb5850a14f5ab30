import { ok, type Result, refused } from '#domain/form/result.ts'
import { formatNumber } from '#domain/text/number.ts'
import { type CsvRow, readCsv } from './csv.ts'
import type { ImportField, ImportLine } from './parking-import.ts'

/** A file as it was read: what its columns are called, and the lines below that. */
export type ImportSheet = { headers: string[]; rows: CsvRow[] }

/** What each column of a file means; null for one that is not used. */
export type ColumnFields = (ImportField | null)[]

/** As many as the server takes at once. */
const mostLines = 5_000

/** An amount, a number, an address: what stands below the name of a column, never in its place. */
const value = /^[€\s]*-?\d+([.,]\d+)*%?$|^(https?:\/)?\/\S/

/** The lines of a text with a header, or what is wrong with it, for people. */
export function readSheet(text: string): Result<ImportSheet, string> {
  // No text has this sign; every other kind of file is full of it.
  if (text.includes('\0'))
    return refused('Dit is geen CSV-bestand. Sla je werkblad op als CSV en kies dat bestand.')

  const read = readCsv(text)
  if (!read.ok) {
    return refused(
      `Op rij ${read.why.unclosedQuoteIn} begint een aanhalingsteken (") dat nergens wordt afgesloten. Verbeter het bestand en kies het opnieuw.`,
    )
  }

  const [header, ...rows] = read.value
  if (!header) return refused('Er staat niets in.')
  const headers = header.cells.map((cell) => cell.trim())
  if (headers.some((name) => value.test(name))) {
    return refused(
      'De eerste regel heeft geen kolomnamen. Zet daar namen als Naam, Luchthaven en Prijs per dag boven de gegevens.',
    )
  }
  if (rows.length === 0) return refused('Onder de kolomnamen staan geen regels.')
  if (rows.length > mostLines) {
    return refused(
      `Dit zijn ${formatNumber(rows.length)} regels. Tegelijk kunnen het er ${formatNumber(mostLines)} zijn: verdeel ze over meer bestanden.`,
    )
  }

  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const unnamed = Array.from({ length: width - headers.length }, () => '')
  return ok({ headers: headers.concat(unnamed), rows })
}

/** As the server takes them. A line that ends before a column says nothing about it. */
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

/** What a column is called, also when the file does not say. */
export function columnName(headers: string[], index: number): string {
  return headers[index] || `Kolom ${index + 1}`
}
