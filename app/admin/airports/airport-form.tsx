import { href } from 'react-router'
import { FormPage } from '#app/admin/form/form-page.tsx'
import { FormPreview } from '#app/admin/form/form-preview.tsx'
import { kinds } from '#domain/kinds.ts'
import { AirportCheckInFields } from './airport-check-in-fields.tsx'
import { AirportFields } from './airport-fields.tsx'
import { airportKind } from './airport-kind.ts'
import { AirportPlaceFields } from './airport-place-fields.tsx'
import { AirportPreview } from './airport-preview.tsx'

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
          <AirportPreview fields={fields} lowestPrice={row?.lowestPrice ?? null} />
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
