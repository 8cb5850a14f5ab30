import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { admin } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { DiscardDialog } from '#app/admin/form/discard-dialog.tsx'
import { useDiscard } from '#app/admin/form/use-discard.ts'
import { useTyped } from '#app/admin/form/use-typed.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { DayNote } from '#domain/statistics/day-note.ts'
import type { Period } from '#domain/statistics/period.ts'
import { formatDay } from '#domain/text/date.ts'
import { isDay } from '#domain/text/is-day.ts'

type DayNoteDialogProps = { notes: DayNote[]; period: Period; onClose: () => void }

/** The typed note of a day: a day has one. */
export function DayNoteDialog({ notes, period, onClose }: DayNoteDialogProps) {
  const id = useId()
  const toast = useToast()
  const queries = useQueryClient()
  const typedOn = (day: string) => notes.find((note) => note.day === day && note.by !== null)?.text
  const start = { day: period.to, text: typedOn(period.to) ?? '' }
  const typed = useTyped('day note', start, [])
  const { day, text } = typed.fields
  const [errors, setErrors] = useState<{ day?: string[]; text?: string[] }>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const former = typedOn(day)
  const discard = useDiscard(text.trim() !== (former ?? ''))
  const close = isBusy ? () => undefined : discard.before(onClose)

  function chooseDay(chosen: string) {
    // What was typed for another day stays; the note of a day takes the place of another note.
    const isTyped = text.trim() !== (former ?? '')
    typed.set({ day: chosen, ...(!isTyped && { text: typedOn(chosen) ?? '' }) })
    setErrors({})
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (!isDay(day)) return setErrors({ day: ['Kies een dag.'] })
    if (text.trim() === '' && former === undefined) {
      return setErrors({ text: ['Vul in wat er die dag gebeurde.'] })
    }
    setBusy(true)
    try {
      await admin.put(`/api/admin/day-notes/${day}`, { text: text.trim() })
      await queries.invalidateQueries({ queryKey: ['analytics'] })
      toast({ title: text.trim() === '' ? 'Notitie weggehaald' : 'Notitie opgeslagen' })
      onClose()
    } catch (error) {
      setFailure(failureText(error, 'De notitie is niet opgeslagen.'))
      setBusy(false)
    }
  }

  return (
    <>
      <Dialog
        open
        onClose={close}
        title="Notitie bij een dag"
        text={
          <p>
            Zo weet je later nog waardoor de cijfers bewogen, zoals een nieuwsbrief of een storing.
          </p>
        }
        actions={
          <>
            <Button tone="secondary" disabled={isBusy} onClick={close}>
              Annuleren
            </Button>
            <Button type="submit" form={id} busy={isBusy ? 'Opslaan...' : undefined}>
              Opslaan
            </Button>
          </>
        }
      >
        <form id={id} noValidate onSubmit={submit} className="grid gap-4">
          <TextField
            label="Dag"
            type="date"
            value={day}
            errors={errors.day}
            onChange={(event) => chooseDay(event.currentTarget.value)}
          />
          <TextField
            label="Wat gebeurde er?"
            autoComplete="off"
            maxLength={200}
            value={text}
            errors={errors.text}
            hint={
              former !== undefined &&
              `Op ${formatDay(day)} staat al een notitie. Maak het veld leeg om haar weg te halen.`
            }
            onChange={(event) => {
              typed.set({ text: event.currentTarget.value })
              setErrors({})
            }}
          />
          {failure && (
            <p role="alert" className="font-medium text-negative-ink">
              {failure}
            </p>
          )}
        </form>
      </Dialog>
      <DiscardDialog discard={discard} title="Notitie niet opgeslagen" onDiscard={onClose} />
    </>
  )
}
