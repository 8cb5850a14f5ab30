import { useRef } from 'react'
import { useProviders } from '#app/admin/api/use-providers.ts'
import { useSettings } from '#app/admin/api/use-settings.ts'
import { FormColumns, FormSection } from '#app/admin/form/form-section.tsx'
import { PlaceTable } from '#app/admin/link-try/place-table.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { withTag } from '#domain/parking/affiliate-tag.ts'
import { TagWarning, Warned } from './parking-form-warnings.tsx'
import type { ParkingSaveForm } from './parking-kind.ts'

const addressField = {
  inputMode: 'url',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const

/** The affiliate link, and the page of the provider that the stay goes along to. */
export function ParkingFormLinks({ form }: { form: ParkingSaveForm }) {
  const { fields, text, set } = form
  const address = useRef<HTMLInputElement>(null)
  const tag = useSettings().data?.values.affiliateTag ?? ''
  const provider = useProviders().providers?.find(({ id }) => `${id}` === fields.providerId)

  function addTag() {
    set({ affiliateUrl: withTag(fields.affiliateUrl, tag) })
    // The button is removed, because the warning no longer applies.
    address.current?.focus()
  }

  return (
    <FormSection>
      <Warned warning={<TagWarning address={fields.affiliateUrl} tag={tag} onAdd={addTag} />}>
        <TextField
          ref={address}
          {...text('affiliateUrl')}
          {...addressField}
          hint="Zonder verblijf of zonder boekingspagina volgen we deze link letterlijk."
        />
      </Warned>
      <TextField
        {...text('bookingPage')}
        {...addressField}
        optional
        lines={3}
        maxLength={2_000}
        placeholder={provider?.bookingPage ?? 'https://…?van={van:dd-MM-yyyy}&tot={tot:dd-MM-yyyy}'}
        hint={
          provider?.bookingPage
            ? `Laat leeg om die van ${provider.tradeName} te gebruiken.`
            : 'Een adres van de aanbieder met plaatsen voor het verblijf. Met een verblijf gaat de knop daarheen.'
        }
      />
      <FormColumns>
        <TextField
          {...text('providerCode')}
          optional
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          hint="Komt op de plaats {parking}."
        />
        <TextField
          {...text('bookingText')}
          optional
          autoComplete="off"
          maxLength={200}
          hint="Elke nacht kijken we of hij er nog staat. Alleen voor een eigen boekingspagina."
        />
      </FormColumns>
      <PlaceTable airportCode={fields.airportCode} code={fields.providerCode.trim()} />
    </FormSection>
  )
}
