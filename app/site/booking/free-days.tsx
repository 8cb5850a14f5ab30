import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from '#app/site/page/link.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import { stayFrom } from '#domain/closure/free-stay.ts'
import type { Quote } from '#domain/quote/quote.ts'
import { shortPeriod } from '#domain/stay/stay.ts'
import { withoutStay, withStay } from '#domain/stay/stay-address.ts'
import { type TimedStay, writeStay } from '#domain/stay/timed-stay.ts'

type FreeDaysProps = {
  quote: Pick<Quote, 'freeFrom'> | undefined
  stay: TimedStay | undefined
  /** Of the parking's own page. */
  address: string
}

/** Takes a stay that meets a closed period to the first days on which it does not. */
export function FreeDays({ quote, stay, address }: FreeDaysProps) {
  const free = stay && quote?.freeFrom && stayFrom(stay, quote.freeFrom)
  if (!free) return null
  const to = withStay(withoutStay(address), writeStay(free))

  return (
    <p className="mt-1 print:hidden">
      {/* Not the size of the buttons beside it. */}
      <Link to={to} className={`inline-flex items-center gap-1.5 px-0! text-sm! ${textLinkLook}`}>
        Bekijk {shortPeriod(free)}
        <ArrowRight size="1rem" className="flex-none" aria-hidden />
      </Link>
    </p>
  )
}
