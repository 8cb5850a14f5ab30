import { formatCents } from '#domain/text/money.ts'
import { type ConversionState, conversionStates } from './conversion.ts'
import type { FileField } from './file-columns.ts'

/** A line that is right, and what it does. */
export type ReportLine = {
  row: number
  number: string
  parkingName: string | null
  airportCode: string | null
  commission: number
  /** What it was worth; null if it is new. */
  before: number | null
  /** Null if it is new. */
  from: ConversionState | null
  to: ConversionState
  outcome: 'added' | 'changed' | 'unchanged'
}

export type WrongLine = { row: number; field: FileField; value: string; reason: string }

/** What a file would do, or did. */
export type ConversionReport = {
  lines: ReportLine[]
  wrong: WrongLine[]
  /** Of a dry run: sent along, it is refused if the file would now do something else. */
  seen: string
  /** The change with which to undo it, once it is done. */
  change?: string
}

/** How many lines a file may have. */
export const maxFileLines = 5_000

export const wrongRows = ({ wrong }: Pick<ConversionReport, 'wrong'>) =>
  new Set(wrong.map(({ row }) => row)).size

/** Those that were paid and are not any more. */
export const takenBack = (lines: ReportLine[]) =>
  lines.filter(({ from, to }) => from === 'paid' && to === 'declined')

/** What a line moves, in cents. A network may say that what it declines is worth nothing: then what it was worth. */
export const movedOf = ({ to, commission, before }: ReportLine): number =>
  to === 'declined' ? (before ?? commission) : commission

/**
 * What moves, in one sentence: 'Straks: €241,44 erbij als open, €336,56 van open naar goedgekeurd.' Empty if nothing
 * does.
 */
export function laterText(lines: ReportLine[]): string {
  const sums = new Map<string, number>()
  for (const line of lines) {
    const { from, to } = line
    if (from === to) continue
    const name = from === null ? `erbij als ${said(to)}` : `van ${said(from)} naar ${said(to)}`
    sums.set(name, (sums.get(name) ?? 0) + movedOf(line))
  }
  const parts = [...sums].map(([name, cents]) => `${formatCents(cents)} ${name}`)
  return parts.length === 0 ? '' : `Straks: ${parts.join(', ')}.`
}

const said = (state: ConversionState) => conversionStates[state].toLowerCase()
