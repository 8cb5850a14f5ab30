import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useMay } from '#app/admin/api/role.ts'
import { Button } from '#app/ui/button.tsx'
import type { DayNote } from '#domain/statistics/day-note.ts'
import type { Period } from '#domain/statistics/period.ts'
import { shortDay } from '#domain/text/date.ts'
import { formatNumber } from '#domain/text/number.ts'
import { DayNoteDialog } from './day-note-dialog.tsx'

const maxShown = 6

type DayNotesProps = { notes: DayNote[]; period: Period }

/** What happened on the days of a chart; the numbers are those in it. */
export function DayNotes({ notes, period }: DayNotesProps) {
  const [showsAll, setShowsAll] = useState(false)
  const [isTyping, setTyping] = useState(false)
  const mayChange = useMay('editor')
  const days = [...Map.groupBy(notes, ({ day }) => day)]
  const shown = showsAll ? days : days.slice(-maxShown)
  const numbers = new Map(days.map(([day], at) => [day, at + 1]))

  return (
    <div className="mt-4 flex flex-wrap items-start justify-between gap-4 border-line border-t pt-4">
      {days.length === 0 ? (
        <p className="text-ink-muted text-sm">Bij deze dagen is niets genoteerd.</p>
      ) : (
        <ol
          aria-label="Notities bij dagen"
          className="grid flex-[1_1_24rem] gap-x-6 gap-y-3 md:grid-cols-2 xl:grid-cols-3"
        >
          {shown.map(([day, ofDay]) => (
            <li key={day} className="flex gap-3 text-sm/[1.45]">
              <span className="grid size-6 flex-none place-items-center rounded-sm bg-signal font-bold font-heading text-on-signal text-xs">
                {numbers.get(day)}
              </span>
              <div className="min-w-0">
                {ofDay.map(({ text, by }) => (
                  <p key={`${text} ${by}`} className="wrap-anywhere">
                    <b className="font-semibold">{shortDay(day)}</b> {text}
                    <span className="block text-ink-muted">
                      {by === null ? 'vanzelf genoteerd' : `genoteerd door ${by}`}
                    </span>
                  </p>
                ))}
              </div>
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap gap-2">
        {days.length > maxShown && (
          <Button
            tone="link"
            size="sm"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? 'Toon minder' : `Toon alle ${formatNumber(days.length)} dagen`}
          </Button>
        )}
        {mayChange && (
          <Button tone="secondary" size="sm" onClick={() => setTyping(true)}>
            <Plus aria-hidden />
            Notitie bij een dag
          </Button>
        )}
      </div>
      {isTyping && <DayNoteDialog notes={notes} period={period} onClose={() => setTyping(false)} />}
    </div>
  )
}
