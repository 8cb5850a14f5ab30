import { Panel } from '#app/admin/ui/panel.tsx'
import { clickDays } from '#domain/check/due.ts'
import { formatNumber } from '#domain/text/number.ts'

type BeyondPanelProps = {
  waiting: number
  /** Of those: without a click. */
  quiet: number
}

/** What is due and is not asked today. */
export function BeyondPanel({ waiting, quiet }: BeyondPanelProps) {
  return (
    <Panel title="Wat niet in de portie zit">
      <dl className="grid gap-2 px-5 py-4 text-sm [&_dd]:tabular-nums [&_dt]:text-ink-soft [&_div]:flex [&_div]:justify-between [&_div]:gap-3">
        <div>
          <dt>Wacht op een volgende dag</dt>
          <dd>{formatNumber(waiting)}</dd>
        </div>
        {quiet > 0 && (
          <div>
            <dt>Daarvan zonder clicks in {clickDays} dagen</dt>
            <dd>{formatNumber(quiet)}</dd>
          </div>
        )}
      </dl>
    </Panel>
  )
}
