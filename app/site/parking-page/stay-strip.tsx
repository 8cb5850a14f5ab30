import CalendarDays from 'lucide-react/icons/calendar-days'
import type { AskedStay } from '#app/site/stay/use-stay.ts'
import { stayMoments } from '#domain/stay/stay-moments.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { StayForm } from './stay-form.tsx'

type StayStripProps = { asked: AskedStay; stay: TimedStay; onSent: () => void }

/** The stay that the total is of, which unfolds the form that changes it. */
export function StayStrip({ asked, stay, onSent }: StayStripProps) {
  const { dropOff, pickUp, party } = stayMoments(stay)

  return (
    <details
      // Folded again once the stay is another.
      key={`${dropOff} ${pickUp} ${party}`}
      className="rounded-t-xl bg-sunken px-5 print:bg-transparent print:px-0"
    >
      <summary className="flex min-h-14 items-center gap-2.5 py-1.5 text-sm/[1.4]">
        <CalendarDays size="1.125rem" className="flex-none text-ink-muted" aria-hidden />
        <span className="min-w-0 flex-1 tabular-nums">
          <b className="font-bold">{dropOff}</b> tot <b className="font-bold">{pickUp}</b>, {party}
        </span>{' '}
        <span className="inline-flex min-h-11 items-center font-semibold text-link underline decoration-1 underline-offset-[0.18em] print:hidden">
          Wijzig
        </span>
      </summary>
      <div className="pt-1 pb-5">
        <StayForm asked={asked} onSent={onSent} />
      </div>
    </details>
  )
}
