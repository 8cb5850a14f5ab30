import { FormSection } from '#app/admin/form/form-section.tsx'
import { Checkbox } from '#app/ui/field/checkbox.tsx'
import { FieldGroup } from '#app/ui/field/field-group.tsx'
import { allFeatures, type ParkingSaveForm } from './parking-kind.ts'

export function ParkingFormFeatures({ form: { tick } }: { form: ParkingSaveForm }) {
  return (
    <FormSection>
      <FieldGroup
        legend="Kenmerken"
        hint="De kaart noemt de eerste vijf. Op camera’s en omheind terrein kunnen bezoekers filteren."
      >
        <div className="mb-2 grid gap-x-5 min-[25rem]:grid-cols-2">
          {allFeatures.map((feature) => (
            <Checkbox key={feature} {...tick(feature)} />
          ))}
        </div>
      </FieldGroup>
    </FormSection>
  )
}
