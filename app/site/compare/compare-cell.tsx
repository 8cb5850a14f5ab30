import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import Star from 'lucide-react/icons/star'
import { Unknown } from '#app/site/ui/unknown.tsx'
import {
  type AmountLine,
  type ComparisonCell,
  type ComparisonRow,
  notApplicable,
} from '#domain/parking/comparison-row.ts'
import { hyphenated } from '#domain/text/soft-hyphens.ts'

type CompareCellProps = {
  cell: ComparisonCell
  look: ComparisonRow['look']
  /** Another cell of the row has words before its value: the values stay on one line. */
  isBelowWords: boolean
}

export function CompareCell({ cell, look, isBelowWords }: CompareCellProps) {
  const { value, before, note, isWarning = false, best } = cell

  return (
    <>
      {isBelowWords && (
        <span
          className={`block text-xs/[1.3] md:text-sm/[1.3] ${before === 'Schatting' ? 'font-semibold text-caution-ink' : 'text-ink-muted'}`}
        >
          {before ?? '\u00a0'}{' '}
        </span>
      )}
      <span className={isWarning ? 'text-caution-ink' : undefined}>
        <Value value={value} look={look} />
      </span>
      {note && (
        <>
          {' '}
          <span className="block text-ink-muted text-sm/[1.35]">{note}</span>
        </>
      )}
      {best && (
        <>
          {' '}
          <span className="inline-block rounded-xs bg-signal in-data-stale:bg-sunken in-data-stale:text-ink-muted px-[0.4rem] py-0.5 align-middle font-bold text-2xs/[1.4] text-on-signal md:whitespace-nowrap">
            {best}
          </span>
        </>
      )}
    </>
  )
}

function Value({ value, look }: { value: ComparisonCell['value']; look: ComparisonRow['look'] }) {
  if (value === undefined) return <Unknown />
  if (typeof value === 'object') return <Amounts lines={value} />

  if (typeof value === 'boolean') {
    const Mark = value ? Check : Minus
    return (
      <span
        className={`inline-flex items-center gap-1.5 align-middle ${value ? '' : 'text-ink-muted'}`}
      >
        <Mark size="1.125rem" className={`flex-none ${value ? 'text-positive' : ''}`} aria-hidden />
        {value ? 'Ja' : 'Nee'}
      </span>
    )
  }

  if (look === 'total') {
    return (
      <b className="mr-1 in-data-stale:text-ink-muted font-extrabold font-heading text-[1.125rem]/[1.2] tracking-[-0.025em] md:text-[1.375rem]/[1.2]">
        {value}
      </b>
    )
  }

  if (look === 'rating') {
    return (
      <span className="inline-flex items-center gap-[0.3rem] align-middle">
        <Star
          size="1rem"
          strokeWidth={1.5}
          className="flex-none fill-signal stroke-(--star-edge)"
          aria-hidden
        />
        <b className="font-bold">{value}</b>
        <span className="sr-only"> van 5</span>
      </span>
    )
  }

  const text = hyphenated(value)
  return value === notApplicable ? <span className="text-ink-muted">{text}</span> : text
}

function Amounts({ lines }: { lines: AmountLine[] }) {
  return (
    <ul className="grid gap-1">
      {lines.map(({ amount, text, how, isWarning }) => (
        <li key={text} className={isWarning ? 'text-caution-ink' : undefined}>
          <b className="font-bold">{amount}</b> {text}
          {how && <span className="block text-ink-muted text-sm/[1.35]">{how}</span>}
        </li>
      ))}
    </ul>
  )
}
