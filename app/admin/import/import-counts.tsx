import type { ImportedLine } from '#domain/import/import-report.ts'
import { formatNumber } from '#domain/text/number.ts'

type Outcome = ImportedLine['outcome']

/** The labels of the outcomes before the import. */
export const plannedOutcomes: Record<Outcome, string> = {
  create: 'Wordt toegevoegd',
  update: 'Wordt bijgewerkt',
  skip: 'Blijft gelijk',
  wrong: 'Fout',
}

/** The labels of the outcomes after the import. */
export const outcomes: Record<Outcome, string> = {
  create: 'Toegevoegd',
  update: 'Bijgewerkt',
  skip: 'Ongewijzigd',
  wrong: 'Fout',
}

/** The number of lines per outcome. */
export function countOutcomes(lines: ImportedLine[]): Record<Outcome, number> {
  const counts = { create: 0, update: 0, skip: 0, wrong: 0 }
  for (const { outcome } of lines) counts[outcome] += 1
  return counts
}

const order: Outcome[] = ['create', 'update', 'skip', 'wrong']

type ImportCountsProps = { counts: Record<Outcome, number>; names: Record<Outcome, string> }

export function ImportCounts({ counts, names }: ImportCountsProps) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4 md:gap-4">
      {order.map((outcome) => (
        <div
          key={outcome}
          className="flex flex-col-reverse justify-end rounded-lg bg-card px-5 py-4 shadow-hairline"
        >
          <dt className="text-ink-muted text-sm">{names[outcome]}</dt>
          <dd
            className={`font-extrabold font-heading text-[1.75rem]/[1.2] ${outcome === 'wrong' && counts.wrong > 0 ? 'text-negative-ink' : ''}`}
          >
            {formatNumber(counts[outcome])}
          </dd>
        </div>
      ))}
    </dl>
  )
}
