import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { admin, answered } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { once } from '#app/admin/api/queries.ts'
import { useRows } from '#app/admin/api/use-list.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { Panel } from '#app/admin/ui/panel.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { type FitPreview, fits } from '#domain/earnings/programme/coupling.ts'
import type { AdminProgramme } from '#domain/earnings/programme/programme.ts'
import { hostOf } from '#domain/outbound/outbound-link.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { listed } from '#domain/text/listed.ts'
import { counted, formatNumber } from '#domain/text/number.ts'

const shownAtFirst = 3

/** '214 parkings linken naar awin1.com. Koppel ze aan dit programma': what it would do, and then at once. */
export function CoupleByHost({ of: { id, name } }: { of: AdminProgramme }) {
  const query = useQuery({
    queryKey: ['fits', id],
    queryFn: () => admin.get(`/api/admin/programmes/${id}/fits`),
    retry: once,
  })

  return (
    <Panel title="Koppelen">
      <QueryState query={query} what="parkings met deze host">
        {(preview) => <Preview preview={preview} id={id} name={name} />}
      </QueryState>
    </Panel>
  )
}

type PreviewProps = { preview: FitPreview; id: number; name: string }

function Preview({ preview: { hosts, counts, parkings }, id, name }: PreviewProps) {
  const { couple, busy } = useCoupling(id, name)
  const [showsAll, setShowsAll] = useState(false)
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const fitting = parkings.filter(({ fit }) => fit === 'fits')
  const shown = showsAll ? fitting : fitting.slice(0, shownAtFirst)

  if (total === 0) {
    return (
      <p className="px-5 py-4 text-ink-muted">
        {hosts.length === 0
          ? 'Zet bij Techniek de hosts van dit programma. Dan zie je hier welke parkings erheen linken.'
          : `Geen parking linkt naar ${listed(hosts)}.`}
      </p>
    )
  }
  return (
    <div className="grid gap-4 px-5 py-4">
      <p className="font-semibold">
        {counted(total, 'parking linkt', 'parkings linken')} naar {listed(hosts)}.
        {fitting.length > 0 && ' Koppel ze aan dit programma'}
      </p>
      <ul className="grid gap-1 text-sm">
        {keysOf(fits)
          .filter((fit) => counts[fit] > 0)
          .map((fit) => (
            <li key={fit}>
              <b className="tabular-nums">{formatNumber(counts[fit])}</b>{' '}
              {fits[fit][counts[fit] === 1 ? 0 : 1]}
            </li>
          ))}
      </ul>
      {fitting.length > 0 && (
        <>
          <ul className="divide-y divide-line border-line border-y">
            {shown.map((parking) => (
              <li key={parking.id} className="grid gap-x-4 py-2 text-sm md:grid-cols-2">
                <span className="flex items-center gap-2">
                  <CodeTile size="xs">{parking.airportCode}</CodeTile>
                  <span className="wrap-anywhere">{parking.name}</span>
                </span>
                <span className="wrap-anywhere text-ink-muted">
                  {hostOf(parking.affiliateUrl)}
                  {parking.number && `, nummer ${parking.number}`} → {name}
                </span>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-3">
            <Button
              busy={busy ? 'Koppelen...' : undefined}
              onClick={() => couple(fitting.map((parking) => parking.id))}
            >
              Koppel {counted(fitting.length, 'parking', 'parkings')}
            </Button>
            {fitting.length > shownAtFirst && (
              <Button tone="secondary" onClick={() => setShowsAll(!showsAll)}>
                {showsAll ? 'Toon minder' : `Toon alle ${formatNumber(fitting.length)}`}
              </Button>
            )}
            <span className="text-ink-muted text-sm">In één keer weer ongedaan te maken.</span>
          </div>
        </>
      )}
    </div>
  )
}

function useCoupling(id: number, name: string) {
  const toast = useToast()
  const rows = useRows('programmes')
  const [busy, setBusy] = useState(false)
  const undo = useUndo({ changed: rows.changed })

  async function couple(parkings: number[]) {
    setBusy(true)
    try {
      const startsOn = amsterdamDay(new Date())
      const done = await answered(
        admin.post(`/api/admin/programmes/${id}/couplings`, { parkings, startsOn }),
      )
      toast({
        title: 'Gekoppeld',
        text: `${counted(done.coupled, 'parking heeft', 'parkings hebben')} vanaf vandaag ${name}.`,
        action: undo(done, {
          done: { title: 'Ongedaan gemaakt' },
          failed: { title: 'Niet ongedaan gemaakt', text: 'De parkings zijn nog gekoppeld.' },
        }),
      })
    } catch (error) {
      const text = failureText(error, 'Er is niets gekoppeld.')
      toast({ title: 'Niet gekoppeld', text, tone: 'error' })
    }
    setBusy(false)
    await rows.changed()
  }

  return { couple, busy }
}
