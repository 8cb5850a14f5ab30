import { useQueryClient } from '@tanstack/react-query'
import { admin } from '#app/admin/api/api.ts'
import { AskDialog } from '#app/admin/typed/ask-dialog.tsx'
import { useTyped } from '#app/admin/typed/use-typed.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { ok, refused } from '#domain/form/result.ts'
import type { DayNote } from '#domain/statistics/day-note.ts'
import type { Period } from '#domain/statistics/period.ts'
import { formatDay } from '#domain/text/date.ts'
import { isDay } from '#domain/text/is-day.ts'

type DayNoteDialogProps = { notes: DayNote[]; period: Period; onClose: () => void }
type Typed = { day: string; text: string }

/** The typed note of a day: a day has one. */
export function DayNoteDialog({ notes, period, onClose }: DayNoteDialogProps) {
  const toast = useToast()
  const queries = useQueryClient()
  const noteOf = (day: string) => notes.find((note) => note.day === day && note.by !== null)?.text
  const isTyped = ({ day, text }: Typed) => text.trim() !== (noteOf(day) ?? '')
  const start = { day: period.to, text: noteOf(period.to) ?? '' }
  const typed = useTyped<Typed>('day note', start, isTyped)
  const { day, text } = typed.fields
  const former = noteOf(day)

  function check() {
    if (!isDay(day)) return refused({ day: ['Kies een dag.'] })
    if (text.trim() === '' && former === undefined) {
      return refused({ text: ['Vul in wat er die dag gebeurde.'] })
    }
    return ok({ text: text.trim() })
  }

  async function save(note: { text: string }) {
    await admin.put(`/api/admin/day-notes/${day}`, note)
    void queries.invalidateQueries({ queryKey: ['analytics'] })
  }

  return (
    <AskDialog
      title="Notitie bij een dag"
      text={
        <p>
          Zo weet je later nog waardoor de cijfers bewogen, zoals een nieuwsbrief of een storing.
        </p>
      }
      action={{ rest: 'Opslaan', busy: 'Opslaan...' }}
      typed={{ in: typed, unsaved: 'Notitie niet opgeslagen' }}
      check={check}
      call={save}
      failed="De notitie is niet opgeslagen."
      onClose={onClose}
      onDone={() => {
        toast({ title: text.trim() === '' ? 'Notitie weggehaald' : 'Notitie opgeslagen' })
        onClose()
      }}
    >
      {(errors) => (
        <>
          <TextField
            label="Dag"
            name="day"
            type="date"
            value={day}
            errors={errors.day}
            onChange={({ currentTarget: { value } }) =>
              // What was typed for another day stays; the note of a day takes the place of another note.
              typed.set({
                day: value,
                ...(!isTyped(typed.fields) && { text: noteOf(value) ?? '' }),
              })
            }
          />
          <TextField
            {...typed.text('text')}
            label="Wat gebeurde er?"
            autoComplete="off"
            maxLength={200}
            errors={errors.text}
            hint={
              former !== undefined &&
              `Op ${formatDay(day)} staat al een notitie. Maak het veld leeg om haar weg te halen.`
            }
          />
        </>
      )}
    </AskDialog>
  )
}
