import BadgeCheck from 'lucide-react/icons/badge-check'
import Clock from 'lucide-react/icons/clock'
import { type PriceAge, type PriceCheck, priceAgeText } from '#domain/parking/price-age.ts'

type PriceDateProps = { check: PriceCheck; age: PriceAge | undefined }

/** When the price was checked. The words say that it is stale, not only the colour. */
export function PriceDate({ check, age }: PriceDateProps) {
  const isFresh = age === undefined || age === 'fresh'
  const isChecked = isFresh && !check.isSample
  const Icon = isChecked ? BadgeCheck : Clock

  return (
    <span
      className={`inline-flex items-center gap-1.5 text-xs/[1.35] ${isFresh ? 'text-ink-muted' : 'text-caution-ink'}`}
    >
      <Icon size="1rem" className={`flex-none ${isChecked ? 'text-positive' : ''}`} aria-hidden />
      {priceAgeText(check, age)}
    </span>
  )
}
