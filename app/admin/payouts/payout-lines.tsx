import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { PayoutLine } from '#domain/earnings/payout/payout.ts'
import { formatCents } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/number.ts'

const step = 100

/** The conversions that a payout covers. */
export function PayoutLines({ lines }: { lines: PayoutLine[] }) {
  const [shown, setShown] = useState(step)

  return (
    <div className="grid gap-2">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes it scrollable with the arrow keys. */}
      <section aria-label="Conversies" tabIndex={0} className="max-h-96 overflow-auto">
        <ul aria-label="Conversies van deze uitbetaling" className="divide-y divide-line text-sm">
          {lines.slice(0, shown).map(({ conversionId, number, programme, parkingName, amount }) => (
            <li key={conversionId} className="flex justify-between gap-3 py-2">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {number}
                <span className="block text-ink-muted">{parkingName ?? programme}</span>
              </span>
              <span className="tabular-nums">
                {formatCents(amount)}
                {amount < 0 && <span className="block text-ink-muted">teruggenomen</span>}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {lines.length > shown && (
        <Button tone="secondary" size="sm" onClick={() => setShown(shown + step)}>
          Toon er meer ({formatNumber(lines.length - shown)} over)
        </Button>
      )}
    </div>
  )
}
