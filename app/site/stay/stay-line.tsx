import ArrowRight from 'lucide-react/icons/arrow-right'
import CalendarDays from 'lucide-react/icons/calendar-days'
import type { Ref } from 'react'
import { dayCount } from '#domain/stay/stay.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { shortDay } from '#domain/text/date.ts'
import { counted } from '#domain/text/number.ts'

type StayLineProps = {
  today: string
  stay: TimedStay | undefined
  /** Whether the page shows it already. */
  isApplied: boolean
  isOpen: boolean
  ref: Ref<HTMLDetailsElement>
}

/** The stay on a phone: one line, which unfolds the form after it. */
export function StayLine({ today, stay, isApplied, isOpen, ref }: StayLineProps) {
  return (
    <details ref={ref} open={isOpen} className="group/stay md:hidden">
      <summary className="flex min-h-15 items-center gap-x-3 rounded-xl py-2 pr-2 pl-3.5 max-[20rem]:flex-wrap">
        <CalendarDays size="1.25rem" className="flex-none text-ink-muted" aria-hidden />
        <span className="grid min-w-0 flex-1 leading-[1.35] max-[20rem]:basis-24">
          {stay ? (
            <When stay={stay} today={today} />
          ) : (
            <b className="font-semibold text-[0.9375rem]">Wanneer ben je weg?</b>
          )}{' '}
          <span className="text-ink-muted text-xs/[1.4] tabular-nums">
            {stay
              ? `${dayCount(stay.days)}, ${isApplied ? counted(stay.persons, 'reiziger', 'reizigers') : 'nog niet toegepast'}`
              : 'Dan zie je meteen de totaalprijs.'}
          </span>
        </span>{' '}
        <span className="ml-auto inline-flex min-h-11 items-center px-3 font-semibold text-[0.9375rem] text-link group-open/stay:invisible">
          {stay ? 'Wijzig' : 'Kies data'}
        </span>
      </summary>
    </details>
  )
}

function When({ stay: { from, to, fromTime, toTime }, today }: { stay: TimedStay; today: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 text-[0.9375rem]">
      <span>
        {shortDay(from, today)} {fromTime && <b>{fromTime}</b>}
      </span>
      <ArrowRight size="1rem" className="flex-none text-ink-muted" role="img" aria-label="tot" />
      <span>
        {shortDay(to, today)} {toTime && <b>{toTime}</b>}
      </span>
    </span>
  )
}
