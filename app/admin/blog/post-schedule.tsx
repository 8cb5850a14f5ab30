import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { longMoment } from '#domain/post/publish-moment.ts'
import { fromAmsterdamClock } from '#domain/text/local-moment.ts'
import { amsterdamClock } from '#domain/text/local-time.ts'
import type { PostForm } from './use-post-form.ts'

type PostScheduleProps = { form: PostForm; onClose: () => void }

const dayMs = 24 * 60 * 60 * 1000

/** Asks when the post is published, in Amsterdam time. */
export function PostSchedule({ form, onClose }: PostScheduleProps) {
  const id = useId()
  const [[date, time], setAt] = useState(() => firstChoice(form.post?.publishAt))
  const [errors, setErrors] = useState<string[]>([])
  const moment = fromAmsterdamClock(`${date}T${time}`)
  const isFuture = moment && moment.getTime() > Date.now()

  function choose(dayMs: string, clock: string) {
    setAt([dayMs, clock])
    setErrors([])
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!moment) return setErrors(['Kies een datum en een tijd'])
    if (!isFuture) return setErrors(['Kies een moment dat nog komt'])
    onClose()
    form.schedule(`${date}T${time}`)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Artikel plannen"
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Annuleren
          </Button>
          <Button type="submit" form={id}>
            Plannen
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            label="Datum"
            type="date"
            value={date}
            errors={errors}
            onChange={(event) => choose(event.currentTarget.value, time)}
          />
          <TextField
            label="Tijd"
            type="time"
            value={time}
            onChange={(event) => choose(date, event.currentTarget.value)}
          />
        </div>
        <p className="text-ink-muted text-sm" aria-live="polite">
          {isFuture
            ? `Het artikel verschijnt ${longMoment(moment.toISOString())}, Nederlandse tijd.`
            : 'De tijd is de Nederlandse tijd, waar je ook bent.'}
        </p>
      </form>
    </Dialog>
  )
}

/** The scheduled time, or tomorrow morning. */
function firstChoice(publishAt: string | null | undefined): [string, string] {
  if (publishAt) {
    const [date = '', time = ''] = amsterdamClock(new Date(publishAt)).split('T')
    return [date, time]
  }
  return [amsterdamClock(new Date(Date.now() + dayMs)).slice(0, 10), '09:00']
}
