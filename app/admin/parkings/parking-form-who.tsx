import { FormColumns, FormSection } from '#app/admin/form/form-section.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { ParkingFormProvider } from './parking-form-provider.tsx'
import type { ParkingSaveForm } from './parking-kind.ts'

/** Who runs a parking, where its rating was read, and how to drive there. */
export function ParkingFormWho({ form }: { form: ParkingSaveForm }) {
  const { fields, text } = form

  return (
    <FormSection>
      <ParkingFormProvider form={form} />
      <FormColumns>
        <TextField
          {...text('reviewsSource')}
          autoComplete="off"
          maxLength={60}
          placeholder="Google"
          hint={
            fields.reviewsSource.trim() === ''
              ? 'Zonder bron staat bij de sterren ‘bron onbekend’.'
              : undefined
          }
        />
        <TextField {...text('reviewsReadOn')} type="date" />
      </FormColumns>
      <TextField
        {...text('directions')}
        lines={3}
        maxLength={500}
        placeholder="Volg op de A4 afslag 2, Oude Meer. De inrit ligt links na de brug."
      />
      <TextField
        {...text('avoid')}
        autoComplete="off"
        maxLength={100}
        placeholder="P3 Lang Parkeren"
        hint="De ingang waar de navigatie reizigers ten onrechte heen stuurt."
      />
    </FormSection>
  )
}
