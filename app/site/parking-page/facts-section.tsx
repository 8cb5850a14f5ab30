import type { LucideIcon } from 'lucide-react'
import Building from 'lucide-react/icons/building-complex'
import Bus from 'lucide-react/icons/bus'
import CalendarCheck from 'lucide-react/icons/calendar-check-2'
import Car from 'lucide-react/icons/car'
import MapPin from 'lucide-react/icons/map-pin'
import PlugZap from 'lucide-react/icons/plug-zap'
import { useSettings } from '#app/site/page/settings.ts'
import { checkedCount, factLabel, factSentence, factsByGroup } from '#domain/fact/fact.ts'
import { factCheck } from '#domain/fact/fact-check.ts'
import type { FactGroup } from '#domain/fact/fact-fields.ts'
import type { ParkingDetail } from '#domain/parking/parking.ts'
import { FactRow } from './fact-row.tsx'
import { PageSection } from './page-section.tsx'

const icons: Record<FactGroup, LucideIcon> = {
  who: Building,
  where: MapPin,
  car: Car,
  booking: CalendarCheck,
  travel: Bus,
  charging: PlugZap,
}

type FactsSectionProps = { parking: ParkingDetail; today: string }

export function FactsSection({ parking, today }: FactsSectionProps) {
  const { facts, provider, type } = parking
  const { factStaleDays } = useSettings()
  const { checked, all } = checkedCount(facts, parking, provider !== null)

  return (
    <PageSection
      id="feiten"
      title="Feiten"
      lead="Wat we niet weten, laten we staan als onbekend."
      aside={<Meter checked={checked} all={all} />}
    >
      <div className="grid gap-x-8 gap-y-6 sm:max-lg:grid-cols-2 xl:grid-cols-2">
        {factsByGroup(parking).map(({ group, label, keys }) => {
          const Icon = icons[group]
          return (
            <section key={group} aria-labelledby={`h-feiten-${group}`} className="min-w-0">
              <h3
                id={`h-feiten-${group}`}
                className="flex items-center gap-2.5 border-ink border-b-2 pb-2 text-base"
              >
                <Icon size={20} className="flex-none" aria-hidden />
                {label}
              </h3>
              <dl>
                {group === 'who' && (
                  <FactRow label="Aanbieder" value={provider?.tradeName} check={undefined} />
                )}
                {keys.map((key) => {
                  const fact = facts[key]
                  return (
                    <FactRow
                      key={key}
                      label={factLabel(key, type)}
                      value={fact && factSentence(key, fact, type)}
                      check={fact && factCheck(key, fact, today, factStaleDays)}
                    />
                  )
                })}
              </dl>
            </section>
          )
        })}
      </div>
    </PageSection>
  )
}

function Meter({ checked, all }: { checked: number; all: number }) {
  return (
    <span className="inline-flex items-center gap-3 font-semibold text-sm">
      <span aria-hidden className="h-2 w-32 overflow-hidden rounded-xs bg-sunken print:hidden">
        <span
          className="block h-full bg-positive"
          style={{ width: `${(100 * checked) / Math.max(1, all)}%` }}
        />
      </span>
      {checked} van {all} gecontroleerd
    </span>
  )
}
