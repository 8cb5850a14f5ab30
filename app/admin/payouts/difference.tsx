import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { formatCents } from '#domain/text/money.ts'

/** Never hidden: 'klopt' only where it is nothing. */
export function Difference({ cents }: { cents: number }) {
  if (cents === 0) return <span className="text-ink-muted">klopt</span>
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-caution-ink">
      <TriangleAlert size={16} aria-hidden />
      {differenceText(cents)}
    </span>
  )
}

/** '+€3,20', '−€3,20', with a real minus sign. */
export const differenceText = (cents: number) =>
  `${cents < 0 ? '−' : '+'}${formatCents(Math.abs(cents))}`
