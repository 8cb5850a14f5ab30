import { useList } from '#app/admin/api/use-list.ts'
import { FormSection } from '#app/admin/form/form-section.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { ProviderSaveForm } from './provider-kind.ts'

/** Where the provider is known and not listed, for 'Wat we niet tonen'. */
export function ProviderLeftOut({ form: { fields, text } }: { form: ProviderSaveForm }) {
  const airports = useList('airports').rows
  const { leftOutAt } = fields
  // Until the airports have loaded, the current one must still be an option.
  const options = airports ?? (leftOutAt ? [{ code: leftOutAt, name: '' }] : [])

  return (
    <FormSection>
      <SelectField
        {...text('leftOutAt')}
        hint="Met de reden staat hij onder ‘Wat we niet tonen’ op de pagina Hoe wij vergelijken."
      >
        <option value="">Nee, gewoon getoond</option>
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name ? `Niet getoond bij ${name}` : `Niet getoond bij ${code}`}
          </option>
        ))}
      </SelectField>
      {leftOutAt !== '' && (
        <div className="grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_12rem]">
          <TextField
            {...text('leftOutBecause')}
            label="Waarom"
            autoComplete="off"
            placeholder="Gestopt"
          />
          <TextField {...text('leftOutSince')} label="Sinds" optional type="date" />
        </div>
      )}
    </FormSection>
  )
}
