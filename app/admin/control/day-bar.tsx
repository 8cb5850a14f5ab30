import { freshText, type Portion } from '#domain/check/portion.ts'
import { leftText } from '#domain/check/portion-texts.ts'
import { formatNumber } from '#domain/text/number.ts'

/** With more, a part for each would be too narrow to see. */
const mostParts = 40

type DayBarProps = {
  portion: Portion
  prices: { count: number; staleDays: number }
  today: string
}

/** How far the portion of today is, and what it keeps fresh. */
export function DayBar({ portion, prices, today }: DayBarProps) {
  const { size, done, left } = portion
  const total = done + left
  const kept = freshText({ size, prices: prices.count, staleDays: prices.staleDays, today })

  return (
    <div className="mb-5 grid gap-2 text-ink-muted text-sm">
      {total > 0 && (
        <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 max-md:grid-cols-[1fr_auto]">
          <p>
            <b className="font-bold font-heading text-[1.1875rem] text-ink tabular-nums">
              {formatNumber(done)} van {formatNumber(total)}
            </b>{' '}
            vandaag
          </p>
          <Parts done={done} total={total} />
          <p className="max-md:order-2">{leftText(left)}</p>
        </div>
      )}
      <p>{kept}</p>
    </div>
  )
}

function Parts({ done, total }: { done: number; total: number }) {
  const label = `${formatNumber(done)} van ${formatNumber(total)} gedaan`
  const place = 'max-md:order-3 max-md:col-span-2'
  if (total > mostParts) {
    return (
      <progress
        aria-label={label}
        value={done}
        max={total}
        className={`h-3 w-full appearance-none overflow-hidden rounded-xs bg-sunken [&::-moz-progress-bar]:bg-positive [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-positive [&::-webkit-progress-value]:transition-[inline-size] ${place}`}
      />
    )
  }
  return (
    <div role="img" aria-label={label} className={`flex gap-1 ${place}`}>
      {Array.from({ length: total }, (_, at) => at + 1).map((part) => (
        <span
          key={part}
          className={`h-3.5 min-w-0 grow rounded-xs transition-colors duration-(--fast) ${partLook(part, done)}`}
        />
      ))}
    </div>
  )
}

function partLook(part: number, done: number): string {
  if (part <= done) return 'bg-positive'
  return part === done + 1
    ? 'bg-signal shadow-[inset_0_0_0_1.5px_var(--ink)]'
    : 'bg-card shadow-[inset_0_0_0_1px_var(--line-control)]'
}
