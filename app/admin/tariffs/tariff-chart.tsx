import { ChartLegend } from '#app/admin/chart/chart-legend.tsx'
import { LineChart } from '#app/admin/chart/line-chart.tsx'
import { mostChartDays } from '#domain/quote/day-prices.ts'
import { chartTicks } from '#domain/statistics/chart-scale.ts'
import { dayCount } from '#domain/stay/stay.ts'
import { type Tariff, tariffPrice } from '#domain/tariff/tariff.ts'
import { nextSeason, usualDays } from '#domain/tariff/tariff-season.ts'
import { formatEuro } from '#domain/text/money.ts'
import { type TariffDraft, tariffOf } from './tariff-draft.ts'

type TariffChartProps = { draft: TariffDraft; others: Tariff[] }

/** What 1 to 21 days cost by a tariff, and by the one of the next season. */
export function TariffChart({ draft, others }: TariffChartProps) {
  const tariff = tariffOf(draft)
  if (!tariff) {
    return (
      <p className="rounded-md bg-subtle p-4 text-ink-muted text-sm">
        Zodra de stappen en de extra dag zijn ingevuld, staat hier wat 1 tot 21 dagen kosten.
      </p>
    )
  }
  const last = Math.min(mostChartDays, tariff.maximumDays ?? mostChartDays)
  const following = nextSeason(others, tariff)
  // A season that is shorter has no price for the longest stays.
  const next = following && last <= (following.maximumDays ?? last) ? following : undefined
  const points = Array.from({ length: last }, (_, index) => {
    const days = index + 1
    return {
      label: days === 1 ? '1 dag' : `${days}`,
      name: dayCount(days),
      value: euros(tariff, days),
      ...(next ? { former: euros(next, days) } : {}),
    }
  })
  const highest = Math.max(...points.map(({ value, former = 0 }) => Math.max(value, former)))

  return (
    <div className="min-w-0 rounded-md bg-subtle p-4 [--chart-h:8rem]">
      <h3 className="mb-1 font-sans font-semibold text-sm tracking-normal">
        1 tot {dayCount(last)}
      </h3>
      {next && <ChartLegend value={tariff.name} former={next.name} />}
      <LineChart
        label={`Wat 1 tot ${dayCount(last)} kosten met ${tariff.name}`}
        points={points}
        ticks={chartTicks(highest)}
        labelled={[0, 6, 13, 20].filter((index) => index < last)}
        heads={{ name: 'Verblijf', value: tariff.name, former: next?.name }}
        format={formatEuro}
        formatTick={(tick) => `€${tick}`}
        marked={Math.min(usualDays, last) - 1}
      />
    </div>
  )
}

const euros = (tariff: Tariff, days: number) => tariffPrice(tariff, days).cents / 100
