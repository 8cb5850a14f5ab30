import CalendarX from 'lucide-react/icons/calendar-x'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import { type FormEvent, useRef, useState } from 'react'
import { type ClosureDraft, closureInput, newClosure } from '#app/admin/closures/closure-draft.ts'
import { ClosureFields } from '#app/admin/closures/closure-fields.tsx'
import { PasteClosures } from '#app/admin/closures/paste-closures.tsx'
import { UnsavedGuard } from '#app/admin/typed/unsaved-guard.tsx'
import { discardDraft, useKeptTexts } from '#app/admin/typed/use-draft.ts'
import { Button } from '#app/ui/button.tsx'
import { chipLook } from '#app/ui/chip-look.ts'
import { Checkbox } from '#app/ui/field/checkbox.tsx'
import type { Closure } from '#domain/closure/closure.ts'
import { closureSchema } from '#domain/closure/closure-schema.ts'
import { type FieldErrors, parse } from '#domain/form/form.ts'
import { type Result, refused } from '#domain/form/result.ts'
import type { ListedParking } from '#domain/parking/parking.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { counted, formatNumber } from '#domain/text/number.ts'
import { DeedIcon, DeedTitle, deedLook } from './deed.tsx'
import { usePeriods } from './use-periods.ts'

type CloseForPeriodProps = { provider: number; parkings: ListedParking[] }

/** What is not saved yet. Without ticks it is for all parkings, also those that are added meanwhile. */
type Typed = { period?: ClosureDraft | undefined; ticked?: number[] | undefined }

const isBlank = (period: ClosureDraft) =>
  keysOf(newClosure).every((field) => period[field] === newClosure[field])

/** Nothing is closed in the past: a wrong year, of which no visitor would see anything. */
function readComing(draft: ClosureDraft): Result<Closure, FieldErrors<Record<string, unknown>>> {
  const read = parse(closureSchema, closureInput(draft))
  if (!read.ok || read.value.lastDay >= amsterdamDay(new Date())) return read
  return refused({ lastDay: ['Deze periode is al voorbij.'] })
}

/** Closes all parkings of a provider, or those that are ticked, from one day until another. */
export function CloseForPeriod({ provider, parkings }: CloseForPeriodProps) {
  const place = `providers/${provider}/period`
  const [typed, setTyped] = useKeptTexts<Typed>(place)
  const { period: draft = newClosure, ticked: kept } = typed
  const [errors, setErrors] = useState<FieldErrors<Record<string, unknown>>>({})
  const ticked = kept && new Set(kept)
  const { change, isBusy, failure } = usePeriods()
  const [isPasting, setPasting] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const chosen = ticked ? parkings.filter(({ id }) => ticked.has(id)) : parkings

  const which = counted(chosen.length, 'parking', 'parkings')

  async function submit(event: FormEvent) {
    event.preventDefault()
    const read = readComing(draft)
    if (!read.ok) {
      setErrors(read.why)
      first.current?.focus()
      return
    }
    if (isBusy || chosen.length === 0) return
    if (await change(chosen, [read.value], true)) {
      setTyped({})
    }
  }

  function toggle(id: number) {
    const next = new Set(ticked)
    if (!next.delete(id)) next.add(id)
    setTicked(next)
  }

  function setTicked(next: ReadonlySet<number> | undefined) {
    setTyped({ ...typed, ticked: next && [...next] })
  }

  return (
    <form
      noValidate
      aria-label="Zet dicht"
      onSubmit={submit}
      className={`grid h-full content-start gap-4 px-5 py-4 ${deedLook}`}
    >
      <div className="flex items-center gap-4">
        <DeedIcon icon={CalendarX} />
        <DeedTitle>Zet dicht van … tot …</DeedTitle>
      </div>
      <ClosureFields
        closure={draft}
        errors={(field) => errors[field]}
        readOnly={isBusy}
        first={first}
        onChange={(changes) => {
          const period = { ...draft, ...changes }
          setTyped({ ...typed, period: isBlank(period) ? undefined : period })
          setErrors({})
        }}
      />
      {parkings.length > 1 && (
        <fieldset className="grid gap-2">
          <legend className="sr-only">Welke parkings</legend>
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              aria-pressed={!ticked}
              className={chipLook(!ticked)}
              onClick={() => setTicked(undefined)}
            >
              Alle {formatNumber(parkings.length)}
            </button>
            <button
              type="button"
              aria-pressed={ticked !== undefined}
              className={chipLook(ticked !== undefined)}
              onClick={() => setTicked(ticked ?? new Set())}
            >
              {ticked ? `${formatNumber(chosen.length)} gekozen` : 'Zelf kiezen'}
            </button>
          </div>
          {ticked && (
            <ul className="max-h-64 overflow-y-auto rounded-md bg-sunken px-4 py-2">
              {parkings.map(({ id, name, airportCode }) => (
                <li key={id}>
                  <Checkbox
                    label={`${name}, ${airportCode}`}
                    checked={ticked.has(id)}
                    disabled={isBusy}
                    onChange={() => toggle(id)}
                  />
                </li>
              ))}
            </ul>
          )}
        </fieldset>
      )}
      {failure && !isPasting && (
        <p role="alert" className="font-medium text-negative-ink">
          {failure}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button
          type="submit"
          tone="secondary"
          disabled={chosen.length === 0}
          busy={isBusy ? 'Opslaan...' : undefined}
        >
          {chosen.length === 0 ? 'Kies een parking' : `Zet ${which} dicht`}
        </Button>
        <Button
          tone="ghost"
          // Not while it is busy: the dialog, once it has closed the parkings, gives it the focus back.
          disabled={chosen.length === 0}
          onClick={() => setPasting(true)}
        >
          <ClipboardPaste aria-hidden />
          Plak een lijst
        </Button>
      </p>
      {isPasting && (
        <PasteClosures
          take={(periods) => `Zet ${which} dicht in ${counted(periods, 'periode', 'periodes')}`}
          onTake={(periods) => change(chosen, periods, true)}
          onClose={() => setPasting(false)}
          isBusy={isBusy}
          failure={failure}
        />
      )}
      <UnsavedGuard
        dirty={typed.period !== undefined}
        saving={isBusy}
        onDiscard={() => discardDraft(place)}
      />
    </form>
  )
}
