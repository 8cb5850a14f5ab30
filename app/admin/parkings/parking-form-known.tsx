import { FactsPanel } from '#app/admin/facts/facts-panel.tsx'
import { TransferPanel } from '#app/admin/transfer/transfer-panel.tsx'
import { withTransfer } from './known-kind.ts'
import { type ParkingSaveForm, subjectOf } from './parking-kind.ts'

/** The way to the terminal, and the facts. */
export function ParkingFormKnown({ form: { fields, errors, set } }: { form: ParkingSaveForm }) {
  return (
    <>
      <TransferPanel
        transfer={fields.transfer}
        shuttle24h={fields.shuttle24h}
        errors={errors}
        onChange={(transfer) => set(withTransfer(transfer))}
      />
      <FactsPanel
        facts={fields}
        parking={subjectOf(fields)}
        hasProvider={fields.providerId !== ''}
        errors={errors}
        onChange={set}
      />
    </>
  )
}
