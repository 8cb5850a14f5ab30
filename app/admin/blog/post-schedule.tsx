import { AskDialog } from '#app/admin/typed/ask-dialog.tsx'
import { useTyped } from '#app/admin/typed/use-typed.ts'
import { TextField } from '#app/ui/field/text-field.tsx'
import { ok, refused } from '#domain/form/result.ts'
import { longMoment } from '#domain/post/publish-moment.ts'
import { fromAmsterdamClock } from '#domain/text/local-moment.ts'
import { amsterdamClock } from '#domain/text/local-time.ts'
import type { PostForm } from './use-post-form.ts'

type PostScheduleProps = {
  form: PostForm
  /** What was chosen before, and refused. */
  wanted: string | undefined
  onChoose: (clock: string) => void
  onClose: () => void
}

const dayMs = 24 * 60 * 60 * 1000

/** Asks when the post is published, in Amsterdam time. */
export function PostSchedule({ form, wanted, onChoose, onClose }: PostScheduleProps) {
  const start = firstChoice(wanted, form.post?.publishAt)
  const typed = useTyped('schedule', start, ['date', 'time'])
  const clock = `${typed.fields.date}T${typed.fields.time}`
  const moment = fromAmsterdamClock(clock)
  const isFuture = moment && moment.getTime() > Date.now()

  function check() {
    if (!moment) return refused({ date: ['Kies een datum en een tijd'] })
    return isFuture ? ok(clock) : refused({ date: ['Kies een moment dat nog komt'] })
  }

  return (
    <AskDialog
      title="Artikel plannen"
      action={{ rest: 'Plannen' }}
      typed={{ in: typed, unsaved: 'Artikel niet gepland' }}
      check={check}
      call={(clock) => {
        // First, for a refusal moves the focus to the form.
        onClose()
        onChoose(clock)
      }}
      failed="Het artikel is niet gepland."
      onClose={onClose}
      onDone={() => undefined}
    >
      {(errors) => (
        <>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField {...typed.text('date')} label="Datum" type="date" errors={errors.date} />
            <TextField {...typed.text('time')} label="Tijd" type="time" />
          </div>
          <p className="text-ink-muted text-sm" aria-live="polite">
            {isFuture
              ? `Het artikel verschijnt ${longMoment(moment.toISOString())}, Nederlandse tijd.`
              : 'De tijd is de Nederlandse tijd, waar je ook bent.'}
          </p>
        </>
      )}
    </AskDialog>
  )
}

/** What was wanted, the scheduled time, or tomorrow morning. */
function firstChoice(wanted: string | undefined, publishAt: string | null | undefined) {
  const planned = wanted ?? (publishAt ? amsterdamClock(new Date(publishAt)) : undefined)
  const [date = '', time = ''] = planned?.split('T') ?? [
    amsterdamClock(new Date(Date.now() + dayMs)).slice(0, 10),
    '09:00',
  ]
  return { date, time }
}
