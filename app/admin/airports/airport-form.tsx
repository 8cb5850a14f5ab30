import { href } from 'react-router'
import { FormPage } from '#app/admin/form/form-page.tsx'
import { FormPreview } from '#app/admin/form/form-preview.tsx'
import { FormColumns, FormSection } from '#app/admin/form/form-section.tsx'
import { PreviewPicture } from '#app/admin/picture/preview-picture.tsx'
import { AirportCard } from '#app/site/airports/airport-card.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { type AdminAirport, shownPrice } from '#domain/airport/airport.ts'
import { cleanDescription } from '#domain/airport/airport-description.ts'
import { countries, zoneOf } from '#domain/airport/country.ts'
import { kinds } from '#domain/kinds.ts'
import { keysOf } from '#domain/text/keys.ts'
import { zoneNames, zones } from '#domain/text/zone.ts'
import { AirportFields } from './airport-fields.tsx'
import {
  type AirportFieldValues,
  type AirportSaveForm,
  airportKind,
  countryOf,
} from './airport-kind.ts'

/** Creates an airport, or edits the one with this id. */
export function AirportForm({ id }: { id?: string }) {
  return (
    <FormPage
      noun={kinds.airport.noun}
      kind={airportKind}
      list={href('/admin/airports')}
      rows="airports"
      name={(airport) => airport.name}
      id={id}
      preview={({ fields, row }) => (
        <FormPreview label="Zo ziet de kaart eruit op de site">
          <AirportPreview fields={fields} row={row} />
        </FormPreview>
      )}
    >
      {(form) => (
        <>
          <AirportFields form={form} />
          <AirportPlaceFields form={form} />
          <AirportCheckInFields form={form} />
        </>
      )}
    </FormPage>
  )
}

type AirportPreviewProps = {
  fields: AirportFieldValues
  /** Of its available parkings. */
  row: AdminAirport | undefined
}

/** The site's card, as it will be after saving. */
function AirportPreview({ fields, row }: AirportPreviewProps) {
  const { lowestPrice = null } = row ?? {}
  const { code, name, slug, description, priceFrom, priceFollows, imageUrl } = fields

  return (
    <PreviewPicture address={imageUrl} shape="airport">
      {(shown) => (
        <AirportCard
          airport={{
            code: code || '?',
            name: name || 'Naam',
            slug: slug || 'slug',
            description: cleanDescription(description).text,
            priceFrom: shownPrice({ priceFrom: Number(priceFrom), priceFollows, lowestPrice }),
            lowestPrice,
            imageUrl: shown,
          }}
        />
      )}
    </PreviewPicture>
  )
}

/** How early a traveller should be there, for the departure planner. */
function AirportCheckInFields({ form: { text } }: { form: AirportSaveForm }) {
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

/** The location and the aliases, for the map and the search. */
function AirportPlaceFields({ form: { fields, text } }: { form: AirportSaveForm }) {
  const country = countryOf(fields.country)

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
      <SelectField
        {...text('zone')}
        hint="Alleen nodig voor eilanden waar de klok anders staat dan in de rest van het land."
      >
        <option value="">
          Die van {countries[country]}: {zoneNames[zoneOf({ country })]}
        </option>
        {keysOf(zones).map((zone) => (
          <option key={zone} value={zone}>
            {zoneNames[zone]}
          </option>
        ))}
      </SelectField>
      <TextField
        {...text('aliases')}
        optional
        autoComplete="off"
        hint="Gescheiden door komma’s. Wie zo zoekt, vindt deze luchthaven. Ook vroegere slugs staan hier."
      />
    </FormSection>
  )
}
