import { useSettings } from '#app/site/page/settings.ts'
import { PriceDate } from '#app/site/quote/price-date.tsx'
import type { PricedParking } from '#domain/parking/parking.ts'
import { withAge } from '#domain/parking/price-age.ts'
import { dayPrices } from '#domain/quote/day-prices.ts'
import { tariffNotes } from '#domain/quote/tariff-notes.ts'
import { defaultPersons, type TimedStay } from '#domain/stay/timed-stay.ts'
import { ownCheck } from '#domain/tariff/tariff-check.ts'
import { DayBars } from './day-bars.tsx'
import { DayTables } from './day-tables.tsx'
import { PageSection } from './page-section.tsx'

type CostSectionProps = { parking: PricedParking; stay: TimedStay | undefined; today: string }

/** What 1 to 21 days cost from the day of drop-off, at the reader's times. */
export function CostSection({ parking, stay, today }: CostSectionProps) {
  const asked = stay ?? { from: today, fromTime: null, toTime: null, persons: defaultPersons }
  const { tariff, rows } = dayPrices(parking, asked)
  const priced = { ...parking, quote: { check: ownCheck(tariff) } }
  const settings = useSettings()

  return (
    <PageSection
      id="kosten"
      title="Wat kost het?"
      lead={tariffNotes(parking, tariff, asked).join(' ')}
    >
      <DayBars rows={rows} marked={stay?.days} />
      <DayTables rows={rows} marked={stay?.days} />
      <div className="mt-3">
        <PriceDate check={withAge(priced, today, settings)} />
      </div>
    </PageSection>
  )
}
