import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { unknownFact } from '#domain/fact/fact.ts'
import type { FactCheck } from '#domain/fact/fact-check.ts'

type FactRowProps = {
  label: string
  /** Undefined if it is unknown. */
  value: string | undefined
  check: FactCheck | undefined
}

export function FactRow({ label, value, check }: FactRowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] gap-x-3 border-line border-b py-2 text-sm/[1.4] max-[20rem]:grid-cols-1">
      <dt className="row-span-2 text-ink-soft">{label}</dt>
      {value === undefined ? (
        <dd className="inline-flex items-center gap-1.5 font-medium text-ink-muted italic">
          <CircleHelp size="1rem" className="flex-none" aria-hidden />
          {unknownFact}
        </dd>
      ) : (
        <dd className="wrap-anywhere font-semibold">{value}</dd>
      )}
      {check && (
        <dd className="text-2xs text-ink-muted">
          {check.text}
          {check.isStale && <span className="block text-caution-ink">mogelijk verouderd</span>}
        </dd>
      )}
    </div>
  )
}
