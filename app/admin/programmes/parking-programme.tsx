import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ApiError, admin } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { once } from '#app/admin/api/queries.ts'
import { useMay } from '#app/admin/api/role.ts'
import { useRows } from '#app/admin/api/use-list.ts'
import { useProgrammes } from '#app/admin/api/use-programmes.ts'
import { useUndo } from '#app/admin/api/use-undo.ts'
import { Panel } from '#app/admin/ui/panel.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { type Coupling, couplingOn } from '#domain/earnings/programme/coupling.ts'
import { amsterdamDay, formatDay } from '#domain/text/date.ts'

/** Which programme a parking has from a day on, saved at once, and which it had. For editors and managers. */
export function ParkingProgramme({ parkingId }: { parkingId: number }) {
  const mayChange = useMay('editor')
  const query = useQuery({
    queryKey: ['couplings', parkingId],
    queryFn: () => admin.get(`/api/admin/parkings/${parkingId}/couplings`),
    retry: once,
    enabled: mayChange,
  })

  if (!mayChange) return null
  return (
    <Panel title="Programma">
      {/* As high as it becomes, so that a section below it that an address asks for stays in view. */}
      <div className="min-h-80">
        <QueryState query={query} what="programma’s">
          {(couplings) => <Couplings couplings={couplings} parkingId={parkingId} />}
        </QueryState>
      </div>
    </Panel>
  )
}

type CouplingsProps = { couplings: Coupling[]; parkingId: number }

function Couplings({ couplings, parkingId }: CouplingsProps) {
  const today = amsterdamDay(new Date())
  const current = couplingOn(couplings, today)
  const { programmes, hasFailed } = useProgrammes()
  const { write, busy, errors } = useWrites()
  const [programmeId, setProgrammeId] = useState(`${current?.programmeId ?? ''}`)
  const [startsOn, setStartsOn] = useState(today)
  const id = useId()

  return (
    <div className="grid gap-5 px-4 py-5 md:p-6">
      <p>
        {current?.programme ? (
          <>
            Nu <b>{current.programme}</b>, sinds {formatDay(current.startsOn)}.
          </>
        ) : (
          'Nu zonder programma: er staat geen verwijzing in de link.'
        )}
      </p>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <SelectField
          id={`${id}programme`}
          label="Programma"
          value={programmeId}
          errors={errors.programmeId}
          hint={hasFailed ? 'De programma’s zijn niet geladen. Herlaad de pagina.' : undefined}
          disabled={!programmes}
          onChange={({ target }) => setProgrammeId(target.value)}
        >
          <option value="">Geen programma</option>
          {!programmes && current?.programme && (
            <option value={programmeId}>{current.programme}</option>
          )}
          {programmes?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          id={`${id}from`}
          label="Vanaf"
          type="date"
          value={startsOn}
          errors={errors.startsOn}
          onChange={({ target }) => setStartsOn(target.value)}
        />
      </div>
      <p>
        <Button
          tone="secondary"
          busy={busy ? 'Programma bewaren...' : undefined}
          disabled={!programmes}
          onClick={() =>
            write(
              () =>
                admin.post(`/api/admin/parkings/${parkingId}/couplings`, {
                  programmeId: programmeId === '' ? null : Number(programmeId),
                  startsOn,
                }),
              'Programma bewaard',
            )
          }
        >
          Bewaar programma
        </Button>
      </p>
      {couplings.length > 0 && (
        <ol aria-label="Eerdere en latere programma’s" className="divide-y divide-line text-sm">
          {couplings.map((coupling) => (
            <li
              key={coupling.id}
              className="flex flex-wrap items-center justify-between gap-3 py-1"
            >
              <span>
                Vanaf {formatDay(coupling.startsOn)}: {coupling.programme ?? 'geen programma'}
                {coupling.id === current?.id && ' (nu)'}
              </span>
              <Button
                tone="ghost"
                size="sm"
                disabled={busy}
                onClick={() =>
                  write(
                    () => admin.delete(`/api/admin/couplings/${coupling.id}`),
                    'Koppeling verwijderd',
                  )
                }
              >
                Verwijderen
                <span className="sr-only">: vanaf {formatDay(coupling.startsOn)}</span>
              </Button>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function useWrites() {
  const toast = useToast()
  const rows = useRows('programmes')
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string[] | undefined>>({})
  const undo = useUndo({ changed: rows.changed })

  async function write(call: () => Promise<{ change: string } | undefined>, title: string) {
    setBusy(true)
    setErrors({})
    try {
      const action = undo(await call(), {
        done: { title: 'Ongedaan gemaakt' },
        failed: { title: 'Niet ongedaan gemaakt', text: 'De wijziging staat er nog.' },
      })
      toast({ title, action })
      await rows.changed()
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      setErrors(fields)
      const text = failureText(error, 'Het programma van deze parking is niet bewaard.')
      toast({ title: 'Niet bewaard', text, tone: 'error' })
    }
    setBusy(false)
  }

  return { write, busy, errors }
}
