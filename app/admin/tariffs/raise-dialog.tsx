import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import type { FormErrors } from '#app/admin/form/form-kind.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { parse } from '#domain/form/form.ts'
import { roundings } from '#domain/tariff/raise.ts'
import { raiseSchema } from '#domain/tariff/raise-schema.ts'
import { seasonName } from '#domain/tariff/tariff-season.ts'
import { formatCents } from '#domain/text/money.ts'
import { counted } from '#domain/text/number.ts'
import { RaisedList } from './raised-list.tsx'
import {
  type EditedHere,
  useRaise,
  useRaiseNames,
  useRaisePreview,
  type Which,
} from './use-raise.ts'
import { useWriteDialog } from './use-write-dialog.ts'

type RaiseDialogProps = {
  which: Which
  /** The parking whose form is open. */
  edited?: EditedHere
  onClose: () => void
}

/** Typed, except for the name that follows the period until one is typed. */
type Typed = {
  from: string
  name: string | undefined
  percent: string
  roundTo: string
  validFrom: string
  validTo: string
}

/** A new season from a former one, so many percent dearer, after a look at each parking. */
export function RaiseDialog({ which, edited, onClose }: RaiseDialogProps) {
  const id = useId()
  const names = useRaiseNames(which)
  const [typed, setTyped] = useState<Typed>(nothingTyped)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const save = useRaise(edited)

  const from = typed.from || (names.data?.names[0]?.name ?? '')
  const name = typed.name ?? seasonName(typed.validFrom)
  const read = parse(raiseSchema, { ...typed, from, name, roundTo: Number(typed.roundTo) })
  const preview = useRaisePreview(which, read.ok ? read.value : undefined)
  const possible = (preview.data?.parkings ?? []).filter(
    (parking) => parking.refusal === null && !(edited?.isDirty && parking.id === edited.id),
  )
  const chosen = possible.filter((parking) => !left.has(parking.id))
  const isCurrent = read.ok && preview.isCurrent
  const { form, isAsked, isBusy, failure, close } = useWriteDialog({
    write: isCurrent && chosen.length > 0 ? () => save(chosen, read.value) : undefined,
    failed: 'Er is een fout opgetreden bij het verhogen.',
    refetch: preview.refetch,
    onClose,
  })

  const errorsOf = (field: keyof FormErrors) =>
    read.ok ? undefined : (read.why as FormErrors)[field]
  const field = (of: 'percent' | 'validFrom' | 'validTo' | 'name') => ({
    value: of === 'name' ? name : typed[of],
    // A field that is still empty is no mistake yet.
    errors: isAsked || (of !== 'name' && typed[of] !== '') ? errorsOf(of) : undefined,
    readOnly: isBusy,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [of]: event.currentTarget.value }),
  })

  return createPortal(
    <Dialog
      open
      onClose={close}
      size="lg"
      title="Verhoog een seizoen"
      text={<p>We maken een nieuw tarief naast het oude. Aan het oude verandert niets.</p>}
      actions={
        <>
          <Button tone="secondary" disabled={isBusy} onClick={close}>
            Annuleren
          </Button>
          <Button
            type="submit"
            form={id}
            disabled={isCurrent && chosen.length === 0}
            busy={isBusy ? 'Opslaan...' : undefined}
          >
            {chosen.length === 0
              ? 'Maak tarieven'
              : `Maak ${counted(chosen.length, 'tarief', 'tarieven')}`}
          </Button>
        </>
      }
    >
      {names.isError ? (
        <LoadFailed what="de tarieven" onRetry={() => void names.refetch()} />
      ) : !names.data ? (
        <Spinner label="Tarieven laden..." />
      ) : names.data.names.length === 0 ? (
        <p>Deze parkings hebben nog geen opgeslagen tarief om van uit te gaan.</p>
      ) : (
        <form {...form} id={id} className="grid gap-4">
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <SelectField
              label="Uitgaan van"
              value={from}
              disabled={isBusy}
              onChange={(event) => setTyped({ ...typed, from: event.currentTarget.value })}
            >
              {names.data.names.map((each) => (
                <option key={each.name} value={each.name}>
                  {each.name} ({each.parkings})
                </option>
              ))}
            </SelectField>
            <TextField
              label="Verhogen met (%)"
              inputMode="decimal"
              placeholder="4"
              {...field('percent')}
            />
            <SelectField
              label="Afronden op"
              value={typed.roundTo}
              disabled={isBusy}
              onChange={(event) => setTyped({ ...typed, roundTo: event.currentTarget.value })}
            >
              {roundings.map((cents) => (
                <option key={cents} value={cents}>
                  {formatCents(cents)}
                </option>
              ))}
            </SelectField>
          </div>
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <TextField label="Geldig vanaf" type="date" {...field('validFrom')} />
            <TextField label="Tot en met" type="date" {...field('validTo')} />
            <TextField label="Naam" maxLength={60} placeholder="Zomer 2027" {...field('name')} />
          </div>
          {failure && (
            <p role="alert" className="font-medium text-negative-ink">
              {failure}
            </p>
          )}
          {preview.isError && (
            <LoadFailed what="de nieuwe tarieven" onRetry={() => void preview.refetch()} />
          )}
          {read.ok && !preview.data && !preview.isError && (
            <p role="status">Tarieven berekenen...</p>
          )}
          {read.ok && preview.data && (
            <RaisedList
              parkings={preview.data.parkings}
              raise={read.value}
              possible={possible}
              left={left}
              isBusy={isBusy || !isCurrent}
              onLeave={setLeft}
            />
          )}
        </form>
      )}
    </Dialog>,
    document.body,
  )
}

const nothingTyped: Typed = {
  from: '',
  name: undefined,
  percent: '',
  roundTo: '50',
  validFrom: '',
  validTo: '',
}
