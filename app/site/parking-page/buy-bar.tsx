import { useEffect, useState } from 'react'
import { ReserveLink } from '#app/site/booking/reserve-link.tsx'
import { Price } from '#app/ui/price.tsx'
import { dayUnit } from '#domain/parking/listed-parking.ts'
import type { ParkingPage } from '#domain/parking/parking-page.ts'
import { dayCount } from '#domain/stay/stay.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { isAtEightDays } from '#domain/tariff/tariff-season.ts'
import { formatCents, formatEuro } from '#domain/text/money.ts'

type BuyBarProps = Pick<ParkingPage, 'parking' | 'today'> & { stay: TimedStay | undefined }

/** The place of the price and the button in the page. */
export const priceId = 'prijs'

/**
 * The price and the button on a phone, at the bottom of the window, while those of the page are out of view. It
 * rests at the end of the page, so that it never covers the footer.
 */
export function BuyBar({ parking, stay, today }: BuyBarProps) {
  const { quote, pricePerDay } = parking
  const unit = dayUnit({ isAtEightDays: isAtEightDays(parking.tariffs, today) })
  const total = quote?.total
  const isHidden = usePriceInView()

  return (
    <aside
      aria-label="Reserveren"
      // It keeps its room: nothing may move when it shows.
      className={`${isHidden ? 'invisible noscript:visible' : ''} sticks-to-bottom bottom-[var(--banner-h,0px)] z-(--z-tray) flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-raised px-(--gutter) pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] cramped:pt-1 cramped:pb-1 shadow-[0_-1px_0_var(--line),0_-8px_24px_rgb(14_27_44/0.14)] md:hidden print:hidden`}
    >
      {stay && typeof total === 'number' ? (
        <p className="leading-(--leading-tight)">
          <Price
            before={quote?.isUpperBound ? 'Hooguit' : undefined}
            amount={formatCents(total)}
            size="md"
          />
          <span className="text-ink-muted text-xs/[1.4]">totaal voor {dayCount(stay.days)}</span>
        </p>
      ) : (
        <p>
          <Price before="Vanaf" amount={formatEuro(pricePerDay)} unit={unit} size="md" />
        </p>
      )}
      <span className="max-[20rem]:w-full">
        <ReserveLink parking={parking} stay={stay} />
      </span>
    </aside>
  )
}

/** Whether the price of the page is in view, below the header. The page opens with it. */
function usePriceInView(): boolean {
  const [isInView, setInView] = useState(true)

  useEffect(() => {
    const price = document.getElementById(priceId)
    if (!price) return
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? true),
      { rootMargin: '-64px 0px 0px' },
    )
    observer.observe(price)
    return () => observer.disconnect()
  }, [])

  return isInView
}
