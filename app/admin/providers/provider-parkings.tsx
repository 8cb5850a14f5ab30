import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { href, Link } from 'react-router'
import { admin } from '#app/admin/api/api.ts'
import { useMay } from '#app/admin/api/role.ts'
import { Panel } from '#app/admin/ui/panel.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { Button, buttonLook } from '#app/ui/button.tsx'
import type { ListedParking } from '#domain/parking/parking.ts'
import type { AdminProvider, ParkingClicks } from '#domain/provider/provider.ts'
import { formatNumber } from '#domain/text/number.ts'
import { ProviderParkingRow, rowLook, unknown } from './provider-parking-row.tsx'
import { useProviderParkings } from './use-provider-parkings.ts'

/** Of a provider with more, the rest is shown when asked: the notes and the form stand below. */
const shownAtFirst = 20

/** The parkings that a provider runs, each linked to its form. */
export function ProviderParkings({ of: { id, tradeName } }: { of: AdminProvider }) {
  const mayChange = useMay('editor')
  const query = useProviderParkings(id)
  const clicks = useQuery({
    queryKey: ['provider-clicks', id],
    queryFn: () => admin.get(`/api/admin/providers/${id}/clicks`),
  })

  return (
    <Panel
      title="Parkings"
      note={
        query.data?.rows.length ? (
          <Link
            to={`${href('/admin/parkings')}?provider=${id}`}
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link text-sm underline-offset-[0.2em] hover:underline"
          >
            In de lijst
            <ArrowRight size={16} aria-hidden />
          </Link>
        ) : undefined
      }
      foot={
        mayChange && (
          <Link
            to={`${href('/admin/parkings/new')}?aanbieder=${id}`}
            className={buttonLook({ tone: 'secondary', size: 'sm' })}
          >
            <Plus aria-hidden />
            Nieuwe parking
          </Link>
        )
      }
    >
      <QueryState query={query} what="parkings">
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="px-5 py-4 text-ink-muted">
              Nog geen. Kies deze aanbieder in het formulier van een parking.
            </p>
          ) : (
            <ParkingTable of={tradeName} parkings={rows} clicks={clicks.data?.parkings} />
          )
        }
      </QueryState>
    </Panel>
  )
}

type ParkingTableProps = {
  of: string
  parkings: ListedParking[]
  /** Undefined while they are not known. */
  clicks: ParkingClicks[] | undefined
}

function ParkingTable({ of, parkings, clicks }: ParkingTableProps) {
  const [isWhole, setWhole] = useState(false)
  const body = useRef<HTMLTableSectionElement>(null)
  const shown = isWhole ? parkings : parkings.slice(0, shownAtFirst)
  const clicksOf = new Map(clicks?.map(({ id, clicks }) => [id, clicks]))

  function showAll() {
    setWhole(true)
    // The button goes; who reads on goes on at the first row that was not there.
    requestAnimationFrame(() =>
      body.current?.rows[shownAtFirst]?.querySelector('a')?.focus({ preventScroll: true }),
    )
  }

  return (
    <>
      <table aria-label={`Parkings van ${of}`} className="w-full text-left max-md:block">
        <thead className="border-line border-b bg-subtle text-ink-muted text-sm max-md:sr-only">
          <tr className="[&>th]:h-10 [&>th]:px-2 [&>th]:font-medium [&>th]:first:pl-5 [&>th]:last:pr-5">
            <th scope="col">Naam</th>
            <th scope="col">Prijs per dag</th>
            <th scope="col">Gecontroleerd</th>
            <th scope="col" className="whitespace-nowrap text-right">
              Clicks 30 d
            </th>
          </tr>
        </thead>
        <tbody ref={body} className="max-md:block">
          {shown.map((parking) => (
            <ProviderParkingRow
              key={parking.id}
              parking={parking}
              clicks={clicks && (clicksOf.get(parking.id) ?? 0)}
            />
          ))}
        </tbody>
        <tfoot className="max-md:block">
          <tr className={`border-ink border-t-2 font-bold ${rowLook}`}>
            <th scope="row" colSpan={3} className="py-3 pl-5 max-md:p-0">
              Samen
            </th>
            <td className="py-3 pr-5 text-right tabular-nums max-md:ml-auto max-md:p-0">
              <span className="mr-1 font-normal text-ink-muted text-sm md:hidden">clicks</span>
              {clicks ? formatNumber(clicks.reduce((sum, { clicks }) => sum + clicks, 0)) : unknown}
            </td>
          </tr>
        </tfoot>
      </table>
      {shown.length < parkings.length && (
        <p className="border-line border-t px-5 py-3">
          <Button tone="secondary" size="sm" onClick={showAll}>
            Toon alle {formatNumber(parkings.length)} parkings
          </Button>
        </p>
      )}
    </>
  )
}
