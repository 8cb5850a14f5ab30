import { useSettings } from '#app/site/page/settings.ts'
import { checkedCount, factLabel, factSentence, factsByGroup, factsFor } from '#domain/fact/fact.ts'
import { factCheck } from '#domain/fact/fact-check.ts'
import type { ParkingDetail } from '#domain/parking/parking.ts'
import { CheckedMeter } from './checked-meter.tsx'
import { factIcons } from './fact-icons.ts'
import { FactRow } from './fact-row.tsx'
import { PageSection } from './page-section.tsx'

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
      aside={<CheckedMeter checked={checked} all={all} />}
    >
      <div className="grid gap-x-8 gap-y-6 sm:max-lg:grid-cols-2 xl:grid-cols-2">
        {factsByGroup(factsFor(parking)).map(({ group, label, keys }) => {
          const Icon = factIcons[group]
          return (
            <section key={group} aria-labelledby={`h-feiten-${group}`} className="min-w-0">
              <h3
                id={`h-feiten-${group}`}
                className="flex items-center gap-2.5 border-ink border-b-2 pb-2 text-base"
              >
                <Icon size="1.25rem" className="flex-none" aria-hidden />
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
