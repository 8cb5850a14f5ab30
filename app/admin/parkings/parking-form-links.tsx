import { type ReactNode, useRef } from 'react'
import { useSettings } from '#app/admin/api/use-settings.ts'
import { FormSection } from '#app/admin/form/form-section.tsx'
import { PictureField } from '#app/admin/picture/picture-field.tsx'
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

type ParkingFormLinksProps = { form: ParkingSaveForm; children: ReactNode }

/** The affiliate link and the picture. */
export function ParkingFormLinks({ form, children }: ParkingFormLinksProps) {
  const { fields, text, set } = form
  const address = useRef<HTMLInputElement>(null)
  const tag = useSettings().data?.values.affiliateTag ?? ''

  function addTag() {
    set({ affiliateUrl: withTag(fields.affiliateUrl, tag) })
    // The button is removed, because the warning no longer applies.
    address.current?.focus()
  }

  return (
    <FormSection>
      <Warned warning={<TagWarning address={fields.affiliateUrl} tag={tag} onAdd={addTag} />}>
        <TextField ref={address} {...text('affiliateUrl')} {...addressField} />
      </Warned>
      <PictureField {...text('imageUrl')} />
      {children}
    </FormSection>
  )
}
