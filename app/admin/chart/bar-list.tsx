import type { ReactNode } from 'react'

export type Bar = {
  key: string
  /** Before the name, such as an airport's code tile. */
  before?: ReactNode
  name: string
  value: number
  /** Beside the value: a share, a rate. */
  aside?: string
}

type BarListProps = { label: string; bars: Bar[]; format: (value: number) => string }

/** A ranking: the bars are relative to the highest value. */
export function BarList({ label, bars, format }: BarListProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  const hasAside = bars.some(({ aside }) => aside !== undefined)

  return (
    <ul aria-label={label} className="grid gap-3">
      {bars.map(({ key, before, name, value, aside }) => (
        <li
          key={key}
          className={`grid items-center gap-2 md:gap-3 ${hasAside ? 'grid-cols-[minmax(0,9.25rem)_1fr_2.75rem_3.25rem] md:grid-cols-[minmax(0,13.75rem)_1fr_3rem_3.5rem]' : 'grid-cols-[minmax(0,9.25rem)_1fr_3.25rem] md:grid-cols-[minmax(0,13.5rem)_1fr_3.5rem]'}`}
        >
          <span className="flex min-w-0 items-center gap-2.5 text-sm md:text-[0.9375rem]">
            {before}
            <span className="line-clamp-2 leading-tight [overflow-wrap:anywhere]">{name}</span>
          </span>
          <span aria-hidden="true" className="h-4.5 overflow-hidden rounded-xs bg-sunken">
            <span
              className={`block h-full rounded-xs bg-chart-1 ${value === highest ? '' : 'opacity-42'}`}
              style={{ width: `${(100 * value) / highest}%` }}
            />
          </span>
          <span className="text-right font-semibold tabular-nums">{format(value)}</span>
          {hasAside && (
            <span className="text-right text-ink-muted text-sm tabular-nums">{aside}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
