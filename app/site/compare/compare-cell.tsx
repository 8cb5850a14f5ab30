import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import Star from 'lucide-react/icons/star'
import { Unknown } from '#app/site/ui/unknown.tsx'
import type { ComparisonCell, ComparisonRow } from '#domain/parking/comparison.ts'

type CompareCellProps = { cell: ComparisonCell } & Pick<ComparisonRow, 'look' | 'before'>

export function CompareCell({ cell: { value, best }, look, before }: CompareCellProps) {
  return (
    <>
      {before && <span className="text-ink-muted text-sm">{before} </span>}
      <Value value={value} look={look} />
      {best && (
        <>
          {' '}
          <span className="inline-block md:ml-1 whitespace-nowrap rounded-xs bg-signal px-[0.4rem] py-0.5 align-middle font-bold text-2xs/[1.4] text-on-signal">
            {best}
          </span>
        </>
      )}
    </>
  )
}

function Value({ value, look }: { value: ComparisonCell['value']; look: ComparisonRow['look'] }) {
  if (value === undefined) return <Unknown />

  if (typeof value === 'boolean') {
    const Mark = value ? Check : Minus
    return (
      <span
        className={`inline-flex items-center gap-1.5 align-middle ${value ? '' : 'text-ink-muted'}`}
      >
        <Mark size={18} className={`flex-none ${value ? 'text-positive' : ''}`} aria-hidden />
        {value ? 'Ja' : 'Nee'}
      </span>
    )
  }

  if (look === 'total') {
    return (
      <b className="font-extrabold font-heading text-[1.125rem]/[1.2] tracking-[-0.025em] md:text-[1.375rem]/[1.2]">
        {value}
      </b>
    )
  }

  if (look === 'rating') {
    return (
      <span className="inline-flex items-center gap-[0.3rem] align-middle">
        <Star
          size={16}
          strokeWidth={1.5}
          className="flex-none fill-signal stroke-(--star-edge)"
          aria-hidden
        />
        <b className="font-bold">{value}</b>
        <span className="sr-only"> van 5</span>
      </span>
    )
  }

  return value
}
