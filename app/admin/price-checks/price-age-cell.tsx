import ClockAlert from 'lucide-react/icons/clock-alert'
import { useSettings } from '#app/admin/api/use-settings.ts'
import { checkOfPriceToday } from '#domain/check/checked-prices.ts'
import type { ListedParking } from '#domain/parking/parking.ts'
import { priceAge } from '#domain/parking/price-age.ts'
import { exampleSettings } from '#domain/settings/setting.ts'
import { amsterdamDay, formatDay, shortDay } from '#domain/text/date.ts'

type PriceAgeCellProps = {
  parking: ListedParking
  /** '22 okt', where there is little room. */
  isShort?: boolean
}

/** When somebody last compared the price of today of a parking. What is not fresh stands out. */
export function PriceAgeCell({ parking, isShort }: PriceAgeCellProps) {
  const settings = useSettings().data?.values ?? exampleSettings
  const today = amsterdamDay(new Date())
  const check = checkOfPriceToday(parking, today)
  const { priceCheckedOn: day, isPriceChanged } = check
  const told = day === null ? 'nog niet' : isShort ? shortDay(day, today) : formatDay(day)
  const changed = isPriceChanged && day !== null && ', sindsdien gewijzigd'
  const nowrap = isShort ? 'whitespace-nowrap' : ''
  if (priceAge(check, today, settings) === 'fresh') return <span className={nowrap}>{told}</span>

  return (
    <span className="inline-flex gap-1.5 font-semibold text-caution-ink">
      <ClockAlert size={16} className="mt-0.5 flex-none" aria-hidden />
      <span>
        <span className={nowrap}>{told}</span>
        {changed}
      </span>
    </span>
  )
}
