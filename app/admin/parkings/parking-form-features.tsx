import { FormSection } from '#app/admin/form/form-section.tsx'
import { Checkbox } from '#app/ui/field/checkbox.tsx'
import { FieldGroup } from '#app/ui/field/field-group.tsx'
import { withShuttle24h } from '#domain/transfer/typed-transfer.ts'
import { withTransfer } from './known-kind.ts'
import { allFeatures, type ParkingSaveForm } from './parking-kind.ts'

export function ParkingFormFeatures({ form: { fields, set, tick } }: { form: ParkingSaveForm }) {
  const { transfer } = fields
  const hasNoShuttle = transfer.mode === 'walk' || transfer.mode === 'valet'

  function setShuttle24h(checked: boolean) {
    const changed = withShuttle24h(transfer, checked)
    set({ shuttle24h: checked, ...withTransfer(changed) })
  }

  return (
    <FormSection>
      <FieldGroup
        legend="Kenmerken"
        hint={`De kaart noemt de eerste vijf. Op camera’s en omheind terrein kunnen bezoekers filteren.${transfer.mode === '' ? '' : ' ‘Shuttle 24/7’ loopt gelijk met de transfer.'}`}
      >
        <div className="mb-2 grid gap-x-5 min-[25rem]:grid-cols-2">
          {allFeatures.map((feature) =>
            feature === 'shuttle24h' ? (
              <Checkbox
                key={feature}
                {...tick(feature)}
                onChange={({ target }) => setShuttle24h(target.checked)}
                disabled={hasNoShuttle}
              />
            ) : (
              <Checkbox key={feature} {...tick(feature)} />
            ),
          )}
        </div>
      </FieldGroup>
    </FormSection>
  )
}
