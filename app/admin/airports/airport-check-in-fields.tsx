import { FormColumns, FormSection } from '#app/admin/form/form-section.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { AirportSaveForm } from './airport-kind.ts'

/** How early a traveller should be there, for the departure planner. */
export function AirportCheckInFields({ form: { text } }: { form: AirportSaveForm }) {
  return (
    <FormSection title="Minuten vooraf op de luchthaven">
      <FormColumns>
        <TextField
          {...text('checkInEurope')}
          inputMode="numeric"
          autoComplete="off"
          hint="Voor een vlucht binnen Europa, meestal 120"
        />
        <TextField
          {...text('checkInFar')}
          inputMode="numeric"
          autoComplete="off"
          hint="Voor een vlucht buiten Europa, meestal 180"
        />
      </FormColumns>
    </FormSection>
  )
}
