import type { PricedParking } from '#domain/parking/parking.ts'
import { countedDays } from '#domain/quote/counted-days.ts'
import { dayPrices } from '#domain/quote/day-prices.ts'
import { tariffNotes } from '#domain/quote/tariff-notes.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { DayBars } from './day-bars.tsx'
import { DayTables } from './day-tables.tsx'
import { PageSection } from './page-section.tsx'

type CostSectionProps = { parking: PricedParking; stay: TimedStay | undefined; today: string }

/** What 1 to 21 days cost, by the tariff of the day of drop-off. */
export function CostSection({ parking, stay, today }: CostSectionProps) {
  const { tariff, rows } = dayPrices(parking, stay?.from ?? today)
  const marked = stay && countedDays(tariff, stay)

  return (
    <PageSection id="kosten" title="Wat kost het?" lead={tariffNotes(parking, tariff).join(' ')}>
      <DayBars rows={rows} marked={marked} />
      <DayTables rows={rows} marked={marked} />
    </PageSection>
  )
}
