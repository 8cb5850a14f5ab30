import type { ReactNode } from 'react'
import { Link } from 'react-router'

export type Bar = {
  key: string
  /** Before the name, such as an airport's code tile. */
  before?: ReactNode
  name: string
  value: number
  /** Beside the value: a share, a rate. */
  aside?: string
  /** Where the bar leads, and whether that is what is shown now. */
  link?: { to: string; isChosen: boolean }
}

type BarListProps = { label: string; bars: Bar[]; format: (value: number) => string }

const linkLook = 'rounded-xs hover:bg-hover hover:shadow-[0_0_0_6px_var(--surface-hover)]'

/** A ranking: the bars are relative to the highest value. */
export function BarList({ label, bars, format }: BarListProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  const hasAside = bars.some(({ aside }) => aside !== undefined)

  return (
    <ul aria-label={label} className="grid gap-3">
      {bars.map(({ key, before, name, value, aside, link }) => (
        <li
          key={key}
          className={`relative grid items-center gap-2 md:gap-3 ${link ? linkLook : ''} ${link?.isChosen ? 'bg-selected shadow-[0_0_0_6px_var(--surface-selected)]' : ''} ${hasAside ? 'grid-cols-[minmax(0,9.75rem)_1fr_2.75rem_3.25rem] md:grid-cols-[minmax(0,13.75rem)_1fr_3rem_3.5rem]' : 'grid-cols-[minmax(0,9.25rem)_1fr_3.25rem] md:grid-cols-[minmax(0,13.5rem)_1fr_3.5rem]'}`}
        >
          <span className="flex min-w-0 items-center gap-2.5 text-sm md:text-[0.9375rem]">
            {before}
            <span className="line-clamp-2 hyphens-auto leading-(--leading-tight) [overflow-wrap:anywhere]">
              {link ? (
                <Link
                  to={link.to}
                  preventScrollReset
                  aria-current={link.isChosen ? 'true' : undefined}
                  className="after:absolute after:-inset-1.5 after:rounded-sm focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-(--focus-outer)"
                >
                  {name}
                </Link>
              ) : (
                name
              )}
            </span>
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
