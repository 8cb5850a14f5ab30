import { FormColumns, FormSection } from '#app/admin/form/form-section.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { AirportSaveForm } from './airport-kind.ts'

/** The location and the aliases, for the map and the search. */
export function AirportPlaceFields({ form: { text } }: { form: AirportSaveForm }) {
  return (
    <FormSection title="Ligging en andere namen">
      <FormColumns>
        <TextField
          {...text('latitude')}
          optional
          inputMode="decimal"
          autoComplete="off"
          hint="Bijvoorbeeld 52,3086"
        />
        <TextField
          {...text('longitude')}
          optional
          inputMode="decimal"
          autoComplete="off"
          hint="Bijvoorbeeld 4,7639"
        />
      </FormColumns>
      <TextField
        {...text('aliases')}
        optional
        autoComplete="off"
        hint="Gescheiden door komma’s. Wie zo zoekt, vindt deze luchthaven. Ook vroegere slugs staan hier."
      />
    </FormSection>
  )
}
