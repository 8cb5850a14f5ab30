import type { ChangeEvent } from 'react'
import { FormColumns, FormSection } from '#app/admin/form/form-section.tsx'
import { PictureField } from '#app/admin/picture/picture-field.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { cleanDescription } from '#domain/airport/airport-description.ts'
import { countries } from '#domain/airport/country.ts'
import { liveSlug } from '#domain/post/live-slug.ts'
import { keysOf } from '#domain/text/keys.ts'
import { listed } from '#domain/text/listed.ts'
import type { AirportSaveForm } from './airport-kind.ts'
import { AirportPriceFields } from './airport-price-fields.tsx'

/** The main fields of an airport. */
export function AirportFields({ form }: { form: AirportSaveForm }) {
  const { fields, row, text, set } = form

  function nameTyped({ target }: ChangeEvent<HTMLInputElement>) {
    const name = { before: fields.name, after: target.value }
    set({ name: name.after, ...(row ? {} : { slug: liveSlug(fields.slug, name) }) })
  }

  return (
    <>
      <FormSection>
        <FormColumns shape="code">
          <TextField
            {...text('code')}
            look="code"
            maxLength={3}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onInput={inCapitals}
          />
          <TextField {...text('name')} autoComplete="off" onChange={nameTyped} />
        </FormColumns>
        <TextField
          {...text('slug')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={slugHint(row?.slug, fields.slug)}
        />
        <FormColumns>
          <SelectField {...text('country')}>
            {keysOf(countries).map((country) => (
              <option key={country} value={country}>
                {countries[country]}
              </option>
            ))}
          </SelectField>
          <TextField {...text('city')} optional autoComplete="off" />
        </FormColumns>
        <AirportPriceFields form={form}>
          <TextField
            {...text('officialParkings')}
            autoComplete="off"
            placeholder="P1, P2, P3"
            hint="Gescheiden door komma’s, bijvoorbeeld P1, P2, P3"
          />
        </AirportPriceFields>
      </FormSection>
      <FormSection>
        <TextField
          {...text('description')}
          lines={4}
          hint={<DescriptionHint text={fields.description} />}
        />
        <PictureField {...text('imageUrl')} />
      </FormSection>
    </>
  )
}

/** Changes the field itself, so that the caret stays in place. */
function inCapitals({ currentTarget: input }: { currentTarget: HTMLInputElement }) {
  const { value, selectionStart, selectionEnd } = input
  if (value === value.toUpperCase()) return
  input.value = value.toUpperCase()
  input.setSelectionRange(selectionStart, selectionEnd)
}

const whatSlugIs = 'Het laatste deel van het adres: /parkeren/…'

function slugHint(saved: string | undefined, typed: string) {
  if (saved === undefined) {
    return `${whatSlugIs}. Wordt ingevuld terwijl je de naam typt. Pas je hem zelf aan, dan blijft hij staan.`
  }
  if (typed.trim() === saved) return whatSlugIs
  return `Het oude adres /parkeren/${saved} blijft werken: het stuurt door naar het nieuwe.`
}

function DescriptionHint({ text }: { text: string }) {
  const replaced = [...new Set(cleanDescription(text).replaced)]

  return (
    <span aria-live="polite">
      {replaced.length === 0
        ? 'Concrete aantallen parkeerplaatsen vervangen we bij het opslaan door ‘verschillende parkeerplaatsen’.'
        : `Bij het opslaan vervangen we ${listed(replaced.map((words) => `‘${words}’`))} door ‘verschillende parkeerplaatsen’.`}
    </span>
  )
}
