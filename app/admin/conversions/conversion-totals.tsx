import { conversionStates } from '#domain/earnings/conversion/conversion.ts'
import type { ConversionSummary } from '#domain/earnings/conversion/listed-conversion.ts'
import { keysOf } from '#domain/text/keys.ts'
import { formatCents } from '#domain/text/money.ts'
import { counted } from '#domain/text/number.ts'
import { StateBadge } from './state-badge.tsx'

/** What the conversions of each state are worth. */
export function ConversionTotals({ states }: Pick<ConversionSummary, 'states'>) {
  return (
    <section
      aria-label="Per toestand"
      className="mb-4 grid rounded-lg bg-card shadow-hairline sm:grid-cols-2 lg:grid-cols-4"
    >
      {keysOf(conversionStates).map((state) => {
        const { cents = 0, count = 0 } = states.find((one) => one.state === state) ?? {}
        return (
          <div key={state} className="px-5 py-4">
            <StateBadge state={state} />
            <p className="mt-1.5 font-extrabold font-heading text-[1.375rem]/[1.2]">
              {formatCents(cents)}
            </p>
            <p className="text-ink-muted text-sm">{counted(count, 'conversie', 'conversies')}</p>
          </div>
        )
      })}
    </section>
  )
}
