import CalendarDays from 'lucide-react/icons/calendar-days'
import type { Ref } from 'react'
import { dayCount, type Stay, shortPeriod, stayCents } from '#domain/stay/stay.ts'
import { formatEuro } from '#domain/text/money.ts'

type StayLineProps = {
  stay: Stay | undefined
  lowestPrice: number | undefined
  isOpen: boolean
  ref: Ref<HTMLDetailsElement>
}

/** The stay on a phone: one line, which unfolds the form after it. */
export function StayLine({ stay, lowestPrice, isOpen, ref }: StayLineProps) {
  return (
    <details ref={ref} open={isOpen} className="group/stay md:hidden">
      <summary className="flex min-h-15 items-center gap-x-3 rounded-xl py-2 pr-2 pl-3.5 max-[20rem]:flex-wrap">
        <CalendarDays size={20} className="flex-none text-ink-muted" aria-hidden />
        <span className="grid min-w-0 flex-1 leading-[1.35] max-[20rem]:basis-24">
          <b className="font-semibold text-[0.9375rem]">
            {stay ? shortPeriod(stay) : 'Wanneer ben je weg?'}
          </b>{' '}
          <span className="text-ink-muted text-xs/[1.4] tabular-nums">
            {stay ? whatItCosts(stay, lowestPrice) : 'Dan zie je meteen de totaalprijs.'}
          </span>
        </span>{' '}
        <span className="ml-auto inline-flex min-h-11 items-center px-3 font-semibold text-[0.9375rem] text-link group-open/stay:invisible">
          {stay ? 'Wijzig' : 'Kies data'}
        </span>
      </summary>
    </details>
  )
}

function whatItCosts(stay: Stay, lowestPrice: number | undefined): string {
  const days = dayCount(stay.days)
  if (lowestPrice === undefined) return days
  return `${days} · vanaf ${formatEuro(stayCents(lowestPrice, stay) / 100)}`
}
