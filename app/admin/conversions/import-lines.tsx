import { useState } from 'react'
import { FilterChips } from '#app/admin/list/filter-chips.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import type { ReportLine } from '#domain/earnings/conversion/import-report.ts'
import { formatCents } from '#domain/text/money.ts'
import { StateBadge } from './state-badge.tsx'

const linesPerPage = 50

const filters: Record<string, { label: string; has: (line: ReportLine) => boolean }> = {
  added: { label: 'Nieuw', has: ({ outcome }) => outcome === 'added' },
  changed: { label: 'Gewijzigd', has: ({ outcome }) => outcome === 'changed' },
  unmatched: { label: 'Niet gekoppeld', has: ({ parkingName }) => parkingName === null },
}

/** What each line does. */
export function ImportLines({ lines }: { lines: ReportLine[] }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [shown, setShown] = useState(linesPerPage)
  const has = chosen === null ? undefined : filters[chosen]?.has
  const wanted = has ? lines.filter(has) : lines

  return (
    <>
      <div className="px-5 py-4">
        <FilterChips
          label="Toon"
          allLabel="Alles"
          total={lines.length}
          options={Object.entries(filters).map(([value, { label, has }]) => ({
            value,
            label,
            count: lines.filter(has).length,
          }))}
          chosen={chosen}
          onChoose={(value) => {
            setChosen(value)
            setShown(linesPerPage)
          }}
        />
      </div>
      <ul aria-label="Wat er per regel verandert" className="border-line border-t">
        {wanted.slice(0, shown).map((line) => (
          <li
            key={line.row}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b px-5 py-3"
          >
            <span className="wrap-anywhere w-40 max-sm:w-full">
              <b className="font-semibold tabular-nums">{line.number}</b>
              <span className="block text-ink-muted text-sm">regel {line.row}</span>
            </span>
            <span className="flex min-w-40 flex-1 items-center gap-2.5">
              {line.airportCode && <CodeTile size="xs">{line.airportCode}</CodeTile>}
              {line.parkingName ?? <i className="text-ink-muted">niet gekoppeld</i>}
            </span>
            <b className="font-semibold tabular-nums">{formatCents(line.commission)}</b>
            <span className="flex min-w-52 items-center justify-end gap-2 max-sm:min-w-0">
              <Move line={line} />
            </span>
          </li>
        ))}
      </ul>
      {wanted.length > shown && (
        <div className="px-5 py-3 text-center">
          <Button tone="ghost" onClick={() => setShown(shown + linesPerPage)}>
            Toon meer regels
          </Button>
        </div>
      )}
    </>
  )
}

function Move({ line: { from, to, outcome } }: { line: ReportLine }) {
  if (from === null) {
    return (
      <>
        <Badge tone="signal">Nieuw</Badge>
        <StateBadge state={to} />
      </>
    )
  }
  if (from === to) {
    return (
      <>
        {outcome === 'changed' && <Badge tone="signal">Gewijzigd</Badge>}
        <StateBadge state={to} />
      </>
    )
  }
  return (
    <>
      <StateBadge state={from} />
      <span aria-hidden>→</span>
      <span className="sr-only">wordt</span>
      <StateBadge state={to} />
    </>
  )
}
