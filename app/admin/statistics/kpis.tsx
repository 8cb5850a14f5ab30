import Minus from 'lucide-react/icons/minus'
import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import { SparkLine } from '#app/admin/chart/spark-line.tsx'
import {
  type Change,
  changeOf,
  clickRate,
  type DayCounts,
  formatRate,
  pointsOf,
  type Statistics,
  sumOf,
} from '#domain/statistics/statistics.ts'
import { formatNumber } from '#domain/text/number.ts'

/** The five key figures, each compared with the period before. */
type KpisProps = Pick<Statistics, 'days' | 'formerDays' | 'until'> & { isNarrowed: boolean }

export function Kpis({ days, formerDays, until, isNarrowed }: KpisProps) {
  const [now, former] = [sumOf(days), sumOf(formerDays)]
  const change = (of: 'clicks' | 'visitors' | 'views' | 'contacts') =>
    changeOf({ count: now[of], former: former[of] })
  const per = (of: keyof Omit<DayCounts, 'day'>) => days.map((day) => day[of])

  return (
    <section
      aria-label="Kerncijfers"
      className="mb-5 grid grid-cols-2 overflow-clip rounded-lg bg-card shadow-hairline lg:grid-cols-5 [&>*]:border-line max-lg:[&>*:nth-child(even)]:border-l max-lg:[&>*:last-child:nth-child(odd)]:col-span-2 max-lg:[&>*:nth-child(n+3)]:border-t lg:[&>*+*]:border-l"
    >
      <Kpi
        label="Affiliate clicks"
        value={formatNumber(now.clicks)}
        change={change('clicks')}
        former={formatNumber(former.clicks)}
        values={per('clicks')}
        note={until && `vandaag en de vorige periode tot ${until}`}
      />
      <Kpi
        label="Bezoekers"
        value={formatNumber(now.visitors)}
        change={change('visitors')}
        former={formatNumber(former.visitors)}
        values={per('visitors')}
        note="som van dagen: wie op twee dagen komt, telt twee keer"
      />
      <Kpi
        label="Paginaweergaven"
        value={formatNumber(now.views)}
        change={change('views')}
        former={formatNumber(former.views)}
        values={per('views')}
      />
      <Kpi
        label="Doorklikratio"
        value={formatRate(rateOf(now))}
        change={pointsBetween(rateOf(now), rateOf(former))}
        former={formatRate(rateOf(former))}
        values={days.map((day) => rateOf(day) ?? 0)}
      />
      <Kpi
        label="Contact aanvragen"
        value={isNarrowed ? '–' : formatNumber(now.contacts)}
        without={isNarrowed ? 'Horen niet bij één keuze' : undefined}
        change={change('contacts')}
        former={formatNumber(former.contacts)}
        values={isNarrowed ? [] : per('contacts')}
      />
    </section>
  )
}

/** As in the lists: the percentage of the visitors who clicked. */
const rateOf = ({ clickers, visitors }: Pick<DayCounts, 'clickers' | 'visitors'>) =>
  clickRate({ visitors: clickers, seen: visitors })

function pointsBetween(rate?: number, former?: number): Change | undefined {
  return rate === undefined || former === undefined ? undefined : pointsOf(rate, former)
}

const directions = {
  up: { icon: TrendingUp, word: 'meer', look: 'text-positive-ink' },
  down: { icon: TrendingDown, word: 'minder', look: '' },
  same: { icon: Minus, word: 'evenveel', look: '' },
}

type KpiProps = {
  label: string
  value: string
  change?: Change
  /** In the period before. */
  former: string
  /** Why there is no comparison. */
  without?: string
  values: number[]
  /** How it was counted. */
  note?: string
}

function Kpi({ label, value, change, former, without, values, note }: KpiProps) {
  const { icon: Icon, word, look } = directions[change?.direction ?? 'same']

  return (
    <div className="grid grid-cols-[1fr_auto] content-start items-end gap-x-3 gap-y-1 p-5 max-md:p-4 max-[22.5rem]:pr-2 max-[22.5rem]:pl-3">
      <p className="col-span-full font-medium text-ink-muted text-sm">{label}</p>
      <p className="font-extrabold font-heading text-[1.875rem]/none tracking-[-0.03em] max-md:text-[1.5rem]/none">
        {value}
      </p>
      <span className="max-2xl:hidden">{values.length > 1 && <SparkLine values={values} />}</span>
      <p className="col-span-full text-ink-muted text-sm">
        {change && !without ? (
          <>
            <strong className={`font-semibold ${look}`}>
              <Icon size={16} className="mr-1 inline-block align-[-0.15em]" aria-hidden />
              {change.text}
              <span className="sr-only"> {word}</span>
            </strong>{' '}
            was {former}
          </>
        ) : (
          (without ?? 'Niets om mee te vergelijken')
        )}
      </p>
      {note && <p className="col-span-full text-ink-muted text-xs/normal">{note}</p>}
    </div>
  )
}
