import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from '#app/site/page/link.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import { stayFrom } from '#domain/closure/free-stay.ts'
import type { Quote } from '#domain/quote/quote.ts'
import { shortPeriod } from '#domain/stay/stay.ts'
import { withoutStay, withStay } from '#domain/stay/stay-address.ts'
import { type TimedStay, writeStay } from '#domain/stay/timed-stay.ts'
import { dayAfter } from '#domain/text/date.ts'

type FreeDaysProps = {
  quote: Pick<Quote, 'freeFrom' | 'freeUntil'> | undefined
  stay: TimedStay | undefined
  /** Of the parking's own page. */
  address: string
}

/** Takes a stay that meets a closed period to the last days before it, and to the first after it. */
export function FreeDays({ quote, stay, address }: FreeDaysProps) {
  if (!stay || !quote) return null
  const { freeFrom, freeUntil } = quote
  const days = [freeUntil && dayAfter(freeUntil, 1 - stay.days), freeFrom]
  const ways = days.flatMap((day) => (day && stayFrom(stay, day)) || [])
  if (ways.length === 0) return null

  return (
    <p className="mt-1 flex flex-wrap gap-x-4 print:hidden">
      {ways.map((free) => (
        <Link
          key={free.from}
          to={withStay(withoutStay(address), writeStay(free))}
          // Not the size of the buttons beside it.
          className={`inline-flex items-center gap-1.5 px-0! text-sm! ${textLinkLook}`}
        >
          Bekijk {shortPeriod(free)}
          <ArrowRight size="1rem" className="flex-none" aria-hidden />
        </Link>
      ))}
    </p>
  )
}
