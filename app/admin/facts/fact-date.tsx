import Check from 'lucide-react/icons/check'
import ClockAlert from 'lucide-react/icons/clock-fading'
import { useSettings } from '#app/admin/api/use-settings.ts'
import { isStale } from '#domain/fact/fact.ts'
import type { FactKey } from '#domain/fact/fact-fields.ts'
import { isKnown, type TypedFact } from '#domain/fact/typed-fact.ts'
import { exampleSettings } from '#domain/settings/setting.ts'

type FactDateProps = { fact: FactKey; typed: TypedFact; today: string }

/** When a fact was checked, with the words for one that is too long ago. */
export function FactDate({ fact, typed, today }: FactDateProps) {
  const { checkedOn } = typed
  const { factStaleDays } = useSettings().data?.values ?? exampleSettings
  if (!isKnown(typed)) return <span className="text-ink-muted">nooit</span>
  if (checkedOn === today) {
    return (
      <span className={`${look} font-semibold text-positive-ink`}>
        <Check size={16} className="flex-none" aria-hidden />
        vandaag
      </span>
    )
  }
  const day = checkedOn === null ? 'geen datum' : checkedOn.split('-').toReversed().join('-')
  if (!isStale(fact, typed, today, factStaleDays))
    return <span className="text-ink-muted">{day}</span>

  return (
    <span className={`${look} font-semibold text-caution-ink`}>
      <ClockAlert size={16} className="flex-none" aria-hidden />
      <span>
        {day} <span className="block font-medium text-2xs">verouderd</span>
      </span>
    </span>
  )
}

const look = 'inline-flex items-center gap-1 whitespace-nowrap'
