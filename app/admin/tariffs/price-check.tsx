import { Panel } from '#app/admin/ui/panel.tsx'
import type { CheckSource } from '#domain/tariff/tariff-check.ts'
import { CheckLine } from './check-line.tsx'
import { SourceField } from './source-field.tsx'

type PriceCheckProps = {
  /** Empty while it was never checked. */
  day: string
  /** Whether the price changed since, without anybody looking. */
  isChanged: boolean
  /** Whether there is a tariff that was not checked today. */
  hasOthers: boolean
  errors: string[] | undefined
  source: CheckSource | null
  onCheck: () => void
  onSource: (source: CheckSource | null) => void
}

/** When the prices were last compared with those of the provider. */
export function PriceCheck({ source, onSource, ...props }: PriceCheckProps) {
  return (
    <Panel title="Laatst gecontroleerd" anchor="gecontroleerd">
      <div className="grid gap-2 px-5 py-4">
        <CheckLine {...props} id="price-check-errors" unknown="Nog niet gecontroleerd.">
          {props.day !== '' && <SourceField source={source} onChange={onSource} />}
        </CheckLine>
        <p className="text-ink-muted text-sm">
          Voor de prijs per dag en elk tarief zonder eigen datum. Nog juist geeft ook alle tarieven
          de datum van vandaag.
        </p>
      </div>
    </Panel>
  )
}
