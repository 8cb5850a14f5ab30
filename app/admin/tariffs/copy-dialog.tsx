import { useId } from 'react'
import { createPortal } from 'react-dom'
import { useList } from '#app/admin/api/use-list.ts'
import { useParkingsQuery } from '#app/admin/api/use-parkings-at.ts'
import { DiscardDialog } from '#app/admin/typed/discard-dialog.tsx'
import { PutBack } from '#app/admin/typed/put-back.tsx'
import { useTyped } from '#app/admin/typed/use-typed.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { Radio } from '#app/admin/ui/radio.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/field/checkbox.tsx'
import { FieldGroup } from '#app/ui/field/field-group.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { AdminParking } from '#domain/parking/parking.ts'
import { type TwinChoice, twinChoices } from '#domain/tariff/copy.ts'
import type { Tariff } from '#domain/tariff/tariff.ts'
import { beginText } from '#domain/tariff/tariff-season.ts'
import { keysOf } from '#domain/text/keys.ts'
import { counted } from '#domain/text/number.ts'
import { withoutMarks } from '#domain/text/text.ts'
import { useCopy, useCopyPreview } from './use-copy.ts'
import { useWriteDialog } from './use-write-dialog.ts'

type CopyDialogProps = {
  /** Those of the parking, as typed. */
  tariffs: Tariff[]
  parking: { id?: number; airportCode: string }
  onClose: () => void
}

/** What was chosen: looking for a parking is no work, but choosing forty of them is. */
type Typed = {
  /** Of the tariff. */
  place: number
  airport: string
  search: string
  /** Left out while there are none. */
  chosen?: number[] | undefined
  twins?: TwinChoice
}

/** Gives other parkings a tariff of this one. */
export function CopyDialog({ tariffs, parking, onClose }: CopyDialogProps) {
  const id = useId()
  const start: Typed = { place: 0, airport: parking.airportCode, search: '' }
  const { fields, set, discard, putBackFrom, takeAway } = useTyped('copy', start, ['chosen'])
  const { place, airport, search, twins } = fields
  const chosen: ReadonlySet<number> = new Set(fields.chosen)
  const airports = useList('airports').rows ?? []
  const found = useParkingsQuery(airport)
  const copy = useCopy()

  const tariff = tariffs[place] ?? tariffs[0]
  const preview = useCopyPreview(tariff, [...chosen])
  const known = new Map(preview.data?.parkings.map((each) => [each.id, each]))
  // Without those that were deleted since.
  const parkings = [...chosen].flatMap((each) => known.get(each) ?? [])
  const withTwin = parkings.filter(({ twin }) => twin)
  const full = parkings.filter(({ isFull }) => isFull)
  const all = preview.isCurrent ? parkings.length : chosen.size
  const count = all - (twins === 'skip' ? withTwin.length : 0)
  const isChosen = count > 0 && full.length === 0 && (withTwin.length === 0 || twins !== undefined)
  const { form, isAsked, isBusy, failure, close } = useWriteDialog({
    write:
      tariff && preview.isCurrent && isChosen
        ? () => copy(tariff, parkings, twins, count)
        : undefined,
    failed: 'Er is een fout opgetreden bij het kopiëren.',
    refetch: () => Promise.all([preview.refetch(), found.refetch()]),
    onClose,
  })
  const ask = isBusy ? close : discard.before(close)
  const shown = found.data?.rows.filter(
    (each) => each.id !== parking.id && plain(each.name).includes(plain(search)),
  )

  function toggle(parkings: AdminParking[], isChosen: boolean) {
    const next = new Set(chosen)
    for (const { id } of parkings) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    set({ chosen: next.size > 0 ? [...next] : undefined })
  }

  return createPortal(
    <>
      <Dialog
        open
        onClose={ask}
        size="lg"
        title="Kopieer naar andere parkings"
        actions={
          <>
            <Button tone="secondary" disabled={isBusy} onClick={ask}>
              Annuleren
            </Button>
            <Button
              type="submit"
              form={id}
              disabled={count === 0 || full.length > 0}
              busy={isBusy ? 'Kopiëren...' : undefined}
            >
              {count === 0 ? 'Kopieer' : `Kopieer naar ${counted(count, 'parking', 'parkings')}`}
            </Button>
          </>
        }
      >
        <form {...form} id={id} className="grid gap-4">
          {putBackFrom && <PutBack at={putBackFrom} onTakeAway={takeAway} />}
          <SelectField
            label="Tarief"
            value={place}
            onChange={(event) => set({ place: Number(event.currentTarget.value) })}
          >
            {tariffs.map(({ name, validFrom }, at) => (
              <option key={validFrom ?? 'open'} value={at}>
                {name}
              </option>
            ))}
          </SelectField>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <SelectField
              label="Luchthaven"
              value={airport}
              onChange={(event) => set({ airport: event.currentTarget.value })}
            >
              {airport === '' && <option value="">Kies een luchthaven</option>}
              {airports.map(({ code, name }) => (
                <option key={code} value={code}>
                  {code} · {name}
                </option>
              ))}
            </SelectField>
            <TextField
              label="Zoek op naam"
              type="search"
              value={search}
              autoComplete="off"
              onChange={(event) => set({ search: event.currentTarget.value })}
            />
          </div>
          <FieldGroup legend={`Parkings (${all} gekozen)`}>
            {found.isError ? (
              <LoadFailed what="de parkings" onRetry={() => void found.refetch()} />
            ) : !shown ? (
              airport !== '' && <Spinner label="Parkings laden..." />
            ) : shown.length === 0 ? (
              <p className="text-ink-muted">Geen andere parkings gevonden.</p>
            ) : (
              <div className="max-h-64 overflow-y-auto rounded-md border border-line px-3">
                {shown.length > 1 && (
                  <div className="border-line border-b">
                    <Checkbox
                      label={<b className="font-semibold">Alle {shown.length}</b>}
                      checked={shown.every((each) => chosen.has(each.id))}
                      onChange={(event) => toggle(shown, event.currentTarget.checked)}
                    />
                  </div>
                )}
                {shown.map((each) => (
                  <Checkbox
                    key={each.id}
                    checked={chosen.has(each.id)}
                    onChange={(event) => toggle([each], event.currentTarget.checked)}
                    label={
                      <span className="wrap-anywhere">
                        {each.name}
                        {chosen.has(each.id) && tariff && (
                          <Note twin={known.get(each.id)?.twin} validFrom={tariff.validFrom} />
                        )}
                      </span>
                    }
                  />
                ))}
              </div>
            )}
          </FieldGroup>
          {preview.isError && (
            <LoadFailed
              what="de tarieven van deze parkings"
              onRetry={() => void preview.refetch()}
            />
          )}
          {withTwin.length > 0 && tariff && (
            <FieldGroup
              legend={`${counted(withTwin.length, 'parking heeft', 'parkings hebben')} al een tarief dat ${beginText(tariff.validFrom)}`}
              errors={isAsked && !twins ? ['Kies vervangen of overslaan'] : undefined}
            >
              {keysOf(twinChoices).map((choice) => (
                <Radio
                  key={choice}
                  name="twins"
                  value={choice}
                  label={twinChoices[choice]}
                  checked={twins === choice}
                  onChange={() => set({ twins: choice })}
                />
              ))}
            </FieldGroup>
          )}
          {full.length > 0 && (
            <p role="alert" className="font-medium text-negative-ink">
              {counted(full.length, 'parking heeft', 'parkings hebben')} geen plaats voor nog een
              tarief.
            </p>
          )}
          {failure && (
            <p role="alert" className="font-medium text-negative-ink">
              {failure}
            </p>
          )}
        </form>
      </Dialog>
      <DiscardDialog discard={discard} title="Tarief niet gekopieerd" onDiscard={onClose} />
    </>,
    document.body,
  )
}

/** As the list of parkings is searched. */
const plain = (text: string) => withoutMarks(text.trim()).toLowerCase()

type NoteProps = { twin: string | null | undefined; validFrom: string | null }

function Note({ twin, validFrom }: NoteProps) {
  if (!twin) return null
  return (
    <span className="block text-caution-ink text-sm">
      Heeft al ‘{twin}’, dat {beginText(validFrom)}
    </span>
  )
}
