import type { Judged } from '#domain/statistics/usual-clicks.ts'
import { formatNumber } from '#domain/text/number.ts'

/** How much of the scale lies above the highest usual count. */
const room = 1.15

type SpreadProps = Pick<Judged, 'clicks' | 'usual' | 'lowest' | 'highest' | 'outside'> & {
  isTall?: boolean
}

/** A count on the scale of what is usual: the band of chance, its middle, and the count as a dot. */
export function Spread({ clicks, usual, lowest, highest, outside, isTall }: SpreadProps) {
  const top = room * Math.max(highest, clicks, 1)
  const at = (count: number) => `${(100 * count) / top}%`

  return (
    <span
      role="img"
      aria-label={`${formatNumber(clicks)} clicks, ${usualRange({ lowest, highest })}`}
      className={`relative block rounded-xs bg-sunken ${isTall ? 'h-6.5' : 'h-5'}`}
    >
      <i
        className="absolute inset-y-0 rounded-[2px] bg-chart-1/30"
        style={{ left: at(lowest), right: `calc(100% - ${at(highest)})` }}
      />
      <i className="absolute inset-y-0 -ml-px w-0.5 bg-chart-1" style={{ left: at(usual) }} />
      <i
        className={`absolute top-1/2 -mt-[7px] -ml-[7px] size-3.5 border-[1.5px] ${outside ? 'rounded-[3px] border-card bg-negative' : 'rounded-full border-(--ink-900) bg-signal'}`}
        style={{ left: at(clicks) }}
      />
    </span>
  )
}

/** 'gewoon: 461 tot 587' */
export function usualRange({ lowest, highest }: Pick<Judged, 'lowest' | 'highest'>): string {
  return `gewoon: ${formatNumber(lowest)} tot ${formatNumber(highest)}`
}
