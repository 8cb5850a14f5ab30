import { useState } from 'react'
import { FilterChips } from '#app/admin/list/filter-chips.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { ImportedLine } from '#domain/import/import-report.ts'
import { type UnusualPrice, unusualTexts } from '#domain/parking/parking-price.ts'
import { keysOf } from '#domain/text/keys.ts'
import { formatEuro } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/number.ts'
import { countOutcomes, plannedOutcomes } from './import-counts.tsx'

/** The number of lines shown at a time. */
const linesPerPage = 100

const tones = { create: 'blue', update: 'open', skip: 'plain', wrong: 'error' } as const
const cellLook = 'px-3 py-3 align-top first:pl-5 last:pr-5 max-md:block max-md:p-0!'

type ImportLinesProps = {
  lines: ImportedLine[]
  /** The heading of the names: 'Parking'. */
  heading: string
  /** The name of a field in the file. */
  columnOf: (field: string) => string
  /** The name of a field of a record. */
  labelOf: (field: string) => string
}

/** The outcome of every line; those that ask for attention come first. */
export function ImportLines({ lines, heading, ...names }: ImportLinesProps) {
  const [shown, setShown] = useState(linesPerPage)
  const [outcome, setOutcome] = useState<string | null>(null)
  const counts = countOutcomes(lines)
  const options = keysOf(counts)
    .filter((value) => counts[value] > 0)
    .map((value) => ({ value, label: plannedOutcomes[value], count: counts[value] }))
  // The outcome that was chosen may be gone after a new check.
  const chosen = options.find(({ value }) => value === outcome)?.value ?? null
  const wanted = chosen === null ? lines : lines.filter((line) => line.outcome === chosen)
  const ordered = wanted.toSorted((a, b) => placeOf(a) - placeOf(b) || a.row - b.row)

  return (
    <>
      {options.length > 1 && (
        <div className="border-line border-b px-5 py-3">
          <FilterChips
            label="Toon"
            options={options}
            total={lines.length}
            chosen={chosen}
            onChoose={(value) => {
              setOutcome(value)
              setShown(linesPerPage)
            }}
          />
        </div>
      )}
      <table aria-label="Regels" className="w-full max-md:block">
        <thead className="border-line border-b bg-subtle max-md:sr-only">
          <tr>
            {['Rij', heading, 'Uitkomst', 'Toelichting'].map((header) => (
              <th
                key={header}
                scope="col"
                className="h-10 px-3 text-left font-medium text-ink-muted text-sm first:pl-5"
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {ordered.slice(0, shown).map((line) => (
            <tr
              key={line.row}
              className="border-line not-last:border-b max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:px-5 max-md:py-3.5"
            >
              <td
                className={`${cellLook} w-16 text-ink-muted tabular-nums max-md:w-auto max-md:before:content-['Rij_']`}
              >
                {line.row}
              </td>
              <td
                className={`${cellLook} wrap-anywhere min-w-0 font-semibold max-md:order-2 max-md:basis-full`}
              >
                {line.name || 'Zonder naam'}
              </td>
              <td className={`${cellLook} w-40 max-md:order-1 max-md:ml-auto max-md:w-auto`}>
                <Badge tone={tones[line.outcome]}>{plannedOutcomes[line.outcome]}</Badge>
              </td>
              <td
                className={`${cellLook} wrap-anywhere min-w-0 text-ink-soft text-sm/[1.5] max-md:order-3 max-md:basis-full max-md:empty:hidden md:w-1/2`}
              >
                <Explanation line={line} {...names} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown < ordered.length && (
        <div className="border-line border-t px-5 py-3 text-center">
          <Button tone="ghost" onClick={() => setShown(shown + linesPerPage)}>
            Toon meer regels ({formatNumber(ordered.length - shown)})
          </Button>
        </div>
      )}
    </>
  )
}

function placeOf({ outcome, unusual, tag }: ImportedLine): number {
  if (outcome === 'wrong') return 0
  if (unusual) return 1
  return tag === 'missing' ? 2 : 3
}

type ExplanationProps = Omit<ImportLinesProps, 'lines' | 'heading'> & { line: ImportedLine }

function Explanation(props: ExplanationProps) {
  const { tag, unusual, tariffPrice } = props.line

  return (
    <>
      <Details {...props} />
      {unusual && <Unusual unusual={unusual} />}
      {tariffPrice !== undefined && (
        <p className="font-medium text-caution-ink">
          Bezoekers blijven {formatEuro(tariffPrice)} per dag zien: die prijs komt uit het tarief
          van vandaag.
        </p>
      )}
      {tag === 'missing' && <p className="font-medium text-caution-ink">Zonder brontag</p>}
      {tag === 'added' && <p>Brontag toegevoegd</p>}
    </>
  )
}

function Unusual({ unusual }: { unusual: UnusualPrice }) {
  const { title, text } = unusualTexts(unusual)
  return (
    <p className="mt-1 text-caution-ink">
      <strong className="font-semibold">{title}</strong> {text}
    </p>
  )
}

function Details({ line, columnOf, labelOf }: ExplanationProps) {
  if (line.outcome === 'update') {
    return (
      <ul className="grid gap-1">
        {line.changed.map(({ field, before, after }) => (
          <li key={field}>
            <strong className="font-semibold text-ink">{labelOf(field)}</strong>:{' '}
            {before || '(leeg)'} → {after || '(leeg)'}
          </li>
        ))}
      </ul>
    )
  }
  if (line.problems.length === 0) return null

  return (
    <ul className="grid gap-1">
      {line.problems.map(({ field, value, reason }) => (
        <li key={`${field} ${reason}`}>
          <strong className="font-semibold text-ink">{columnOf(field)}</strong>{' '}
          <span className="text-ink-muted">{value.trim() ? `‘${value}’` : '(leeg)'}</span>:{' '}
          <span className="font-medium text-negative-ink">{reason}</span>
        </li>
      ))}
    </ul>
  )
}
