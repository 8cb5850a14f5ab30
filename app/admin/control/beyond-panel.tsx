import { Panel } from '#app/admin/ui/panel.tsx'
import { formatNumber } from '#domain/text/number.ts'

/** What is due and is not asked today. */
export function BeyondPanel({ waiting }: { waiting: number }) {
  return (
    <Panel title="Wat niet in de portie zit">
      <dl className="flex justify-between gap-3 px-5 py-4 text-sm">
        <dt className="text-ink-soft">Wacht op een volgende dag</dt>
        <dd className="tabular-nums">{formatNumber(waiting)}</dd>
      </dl>
    </Panel>
  )
}
