import ChevronRight from 'lucide-react/icons/chevron-right'
import Download from 'lucide-react/icons/download'
import Search from 'lucide-react/icons/search'
import Unlink from 'lucide-react/icons/unlink'
import { useRef } from 'react'
import { Link } from 'react-router'
import { admin } from '#app/admin/api/api.ts'
import { Pager } from '#app/admin/list/pager.tsx'
import { useExport } from '#app/admin/list/use-export.ts'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { MoneyTable } from '#app/admin/ui/money-table.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { Button } from '#app/ui/button.tsx'
import { chipLook } from '#app/ui/chip-look.ts'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import type { Board } from '#domain/earnings/board/board.ts'
import {
  type Breakdown,
  breakdowns,
  differenceOf,
  type EarningRow,
  type EarningTable,
  type SortKey,
  sortKeys,
} from '#domain/earnings/board/breakdown.ts'
import { breakdownCsv } from '#domain/earnings/board/breakdown-csv.ts'
import { keysOf } from '#domain/text/keys.ts'
import { formatCents } from '#domain/text/money.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { dayOf } from './calculation.tsx'
import { SortButton } from './sort-button.tsx'
import { type ChosenBoard, tableQuery, useChosenTable, useTable } from './use-board.ts'

const mostRows = '10000'

/** What clicks bring by parking, provider and so on, sorted and searched on the server. */
export function BreakdownPanel({ board, chosen }: { board: Board; chosen: ChosenBoard }) {
  const asked = useChosenTable()
  const { by, q, change } = asked
  const { data, isFetching, refetch } = useTable(chosen, asked)
  const { isBusy, save } = useExport()
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const noun = breakdowns[by].toLowerCase()

  async function file() {
    const query = new URLSearchParams(tableQuery(chosen.query, { ...asked, page: 1 }))
    query.set('size', mostRows)
    const table = await admin.get(`/api/admin/earnings/table?${query}`)
    return { ...breakdownCsv(table, board), subject: 'statistics' as const }
  }

  return (
    <Panel
      title="Uitgesplitst"
      note={
        <span className="flex items-center gap-2 max-md:w-full">
          <label className="flex min-h-11 w-60 items-center gap-2 rounded-md border-[1.5px] border-line-control bg-card px-3 focus-within:outline-3 focus-within:outline-(--focus-outer) max-md:w-auto max-md:min-w-0 max-md:flex-1">
            <span className="sr-only">Zoek een {noun}...</span>
            <Search size={18} className="flex-none text-ink-muted" aria-hidden />
            <input
              key={by}
              type="search"
              defaultValue={q}
              placeholder={`Zoek een ${noun}...`}
              className="w-full min-w-0 bg-transparent outline-none"
              onChange={({ currentTarget: { value } }) => {
                clearTimeout(typing.current)
                typing.current = setTimeout(() => change({ q: value }), 300)
              }}
            />
          </label>
          <Button
            tone="secondary"
            disabled={!data}
            busy={isBusy ? 'Bezig...' : undefined}
            onClick={() => save(file)}
          >
            <Download aria-hidden />
            CSV
          </Button>
        </span>
      }
      foot={
        <span className="grid gap-1">
          <span>
            Clicks zijn mensen, elk één keer. Onder 30 clicks noemen we geen bedrag per 100.
            Verschil is met dezelfde dagen ervoor, zoals die op {dayOf(board.asOf)} stonden.
          </span>
          {board.withoutClick > 0 && (
            <span>
              {board.withoutClick === 1
                ? '1 boeking heeft geen moment van click. Die staat'
                : `${formatNumber(board.withoutClick)} boekingen hebben geen moment van click. Zij staan`}{' '}
              op de dag van de boeking.
            </span>
          )}
        </span>
      }
    >
      <fieldset className="flex min-w-0 gap-2 overflow-x-auto p-4 md:flex-wrap md:px-5">
        <legend className="sr-only">Uitsplitsing</legend>
        {keysOf(breakdowns).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === by}
            className={chipLook(name === by)}
            onClick={() => change({ by: name, q: '' })}
          >
            {breakdowns[name]}
          </button>
        ))}
      </fieldset>
      {data ? (
        <Rows table={data} isBusy={isFetching} board={board} {...asked} />
      ) : (
        <div className="p-5">
          {isFetching ? (
            <Spinner label="De tabel wordt geladen..." />
          ) : (
            <LoadFailed what="de tabel" onRetry={refetch} />
          )}
        </div>
      )}
    </Panel>
  )
}

type RowsProps = {
  table: EarningTable
  board: Board
  isBusy: boolean
  by: Breakdown
  q: string
  sort: SortKey
  dir: 'asc' | 'desc'
  change: ReturnType<typeof useChosenTable>['change']
}

function Rows({ table, isBusy, q, sort, dir, change }: RowsProps) {
  const { by, rows, page, size, found, total } = table
  if (found === 0) {
    return (
      <p className="px-5 pb-5 text-ink-muted">
        {q ? `Niets gevonden voor ‘${q}’.` : 'Geen clicks of boekingen in deze weken.'}
      </p>
    )
  }
  const head = (name: SortKey, label?: string) => (
    <SortButton
      dir={name === sort ? dir : undefined}
      onSort={() => change({ sort: name, dir: name === sort && dir === 'desc' ? 'asc' : 'desc' })}
    >
      {label ?? sortKeys[name]}
    </SortButton>
  )
  const column = (name: SortKey, cell: (row: EarningRow) => React.ReactNode) => ({
    ...{ name: sortKeys[name], head: head(name), cell },
    isMain: name === 'expected',
  })
  const columns = [
    column('clicks', ({ clicks }) =>
      clicks === null ? <Few>onbekend</Few> : formatNumber(clicks),
    ),
    column('bookings', ({ bookings }) => formatNumber(bookings)),
    column('expected', ({ expected }) => formatCents(expected)),
    column('settled', ({ settled }) => formatCents(settled)),
    column('declined', ({ declined }) => formatCents(declined)),
    column('perHundred', perHundred),
    column('difference', (row) => signedCents(differenceOf(row))),
  ]

  return (
    <>
      <MoneyTable
        label={`Opbrengst per ${breakdowns[by].toLowerCase()}`}
        first={head('name', breakdowns[by])}
        columns={columns}
        rows={rows}
        isBusy={isBusy}
        keyOf={(row) => row.key}
        name={(row) => <Name row={row} by={by} />}
        instead={(row) =>
          row.hasProgramme ? undefined : (
            <>
              <span>Geen programma, dus niets te tellen.</span>{' '}
              <Link to="/admin/programmes" className={textLinkLook}>
                {row.kind === 'fold' ? `Koppel ${row.folded}` : 'Kies een programma'}
              </Link>
            </>
          )
        }
        foot={{
          name:
            by === 'parking' ? `Samen, ${counted(countOf(total), 'parking', 'parkings')}` : 'Samen',
          cells: columns.map(({ cell }) => cell(total)),
        }}
      />
      {found > size && (
        <Pager
          label="Pagina's van de tabel"
          page={page}
          pages={Math.ceil(found / size)}
          from={(page - 1) * size + 1}
          to={Math.min(page * size, found)}
          total={found}
          onPage={(next) => change({ page: next })}
        />
      )}
    </>
  )
}

const countOf = ({ folded }: EarningRow) => folded

function perHundred({ perHundred, kind, clicks }: EarningRow) {
  if (perHundred !== null) return formatCents(perHundred)
  return (
    <Few>{kind === 'unmatched' || (clicks ?? 0) >= 30 ? 'niet te zeggen' : 'te weinig clicks'}</Few>
  )
}

const Few = ({ children }: { children: string }) => (
  <span className="font-normal text-ink-muted italic">{children}</span>
)

/** '+ €217,64', '− €37,33' */
const signedCents = (cents: number) =>
  cents === 0 ? '€0,00' : `${cents < 0 ? '−' : '+'} ${formatCents(Math.abs(cents))}`

function Name({ row, by }: { row: EarningRow; by: Breakdown }) {
  const { kind, name, code, rows, folded } = row
  if (kind === 'fold') {
    return (
      <details className="group/fold">
        <summary className="flex min-h-11 items-center gap-3">
          <ChevronRight
            size={16}
            aria-hidden
            className="w-9 flex-none text-ink-muted transition-transform group-open/fold:rotate-90"
          />
          <span>
            {name}
            <span className="block font-normal text-ink-muted text-sm">
              {counted(folded, 'parking', 'parkings')} met te weinig clicks
            </span>
          </span>
        </summary>
        <ul className="grid gap-1.5 py-2 font-normal text-sm md:pl-12">
          {rows.map((each) => (
            <li key={`${each.code} ${each.name}`} className="flex items-center gap-2">
              {each.code && <CodeTile size="xs">{each.code}</CodeTile>}
              {each.name}
              <span className="ml-auto whitespace-nowrap text-ink-muted tabular-nums">
                {counted(each.clicks, 'click', 'clicks')}
                {each.expected > 0 && `, ${formatCents(each.expected)}`}
              </span>
            </li>
          ))}
          {folded > rows.length && (
            <li className="text-ink-muted">en nog {formatNumber(folded - rows.length)}</li>
          )}
        </ul>
      </details>
    )
  }
  return (
    <span className={`flex items-center gap-3 ${row.hasProgramme ? '' : 'text-ink-soft'}`}>
      {kind === 'unmatched' && (
        <Unlink size={18} className="w-9 flex-none text-ink-muted" aria-hidden />
      )}
      {code && <CodeTile size="xs">{code}</CodeTile>}
      <span>
        {name}
        {kind === 'unmatched' && by === 'parking' && (
          <span className="block font-normal text-ink-muted text-sm">bij geen parking bekend</span>
        )}
      </span>
    </span>
  )
}
