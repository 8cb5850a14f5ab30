import BadgeCheck from 'lucide-react/icons/badge-check'
import Clock from 'lucide-react/icons/clock'
import {
  checkSourceText,
  type PriceAge,
  type PriceCheck,
  priceAgeText,
} from '#domain/parking/price-age.ts'

type PriceDateProps = { check: PriceCheck & { age?: PriceAge | undefined } }

/**
 * When the price was checked, which opens where and by whom. The words say that it is stale, not only
 * the colour.
 */
export function PriceDate({ check }: PriceDateProps) {
  const { age, isSample, checkSource } = check
  const isFresh = age === undefined || age === 'fresh'
  const isChecked = isFresh && !isSample
  const Icon = isChecked ? BadgeCheck : Clock
  const date = (
    <span
      className={`inline-flex items-center gap-1.5 text-xs/[1.35] ${isFresh ? 'text-ink-muted' : 'text-caution-ink'}`}
    >
      <Icon size="1rem" className={`flex-none ${isChecked ? 'text-positive' : ''}`} aria-hidden />
      {priceAgeText(check, age)}
    </span>
  )

  if (checkSource === undefined || isSample) return date
  return (
    <details className="text-ink-muted text-xs/[1.35]">
      <summary className="flex min-h-11 cursor-pointer items-center underline decoration-dotted underline-offset-4">
        {date}
      </summary>
      <p>{checkSourceText(checkSource)}</p>
    </details>
  )
}
