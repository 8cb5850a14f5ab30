import { href } from 'react-router'
import { FormPage } from '#app/admin/form/form-page.tsx'
import { FormTabs } from '#app/admin/form/form-tabs.tsx'
import { tariffLabels } from '#app/admin/tariffs/tariff-fields.ts'
import { TariffsTab } from '#app/admin/tariffs/tariffs-tab.tsx'
import { kinds } from '#domain/kinds.ts'
import { keysOf } from '#domain/text/keys.ts'
import { knownNames } from './known-kind.ts'
import { ParkingFormAvailability } from './parking-form-availability.tsx'
import { ParkingFormFeatures } from './parking-form-features.tsx'
import { ParkingFormFields } from './parking-form-fields.tsx'
import { ParkingFormKnown } from './parking-form-known.tsx'
import { ParkingFormLinks } from './parking-form-links.tsx'
import { ParkingFormWho } from './parking-form-who.tsx'
import { basicNames, copiedFields, parkingKind, unknownCount } from './parking-kind.ts'
import { ParkingQuotePreview } from './parking-quote-preview.tsx'
import { PublicPageLink } from './public-page-link.tsx'

type ParkingFormProps = {
  id?: string
  /** The id of the parking to copy. */
  copyOf?: string
  /** The airport of a new parking. */
  airport?: string
  /** The id of its provider. */
  provider?: string
}

/** Creates a parking, or edits the one with this id. */
export function ParkingForm({ id, copyOf, airport = '', provider = '' }: ParkingFormProps) {
  return (
    <FormPage
      noun={kinds.parking.noun}
      kind={parkingKind}
      list={href('/admin/parkings')}
      rows="parkings"
      name={(parking) => parking.name}
      subtitle={(parking) => parking.name}
      id={id}
      start={{
        ...parkingKind.fields(),
        airportCode: airport.toUpperCase(),
        providerId: provider,
      }}
      copy={copyOf === undefined ? undefined : { of: copyOf, fields: copiedFields }}
      canDelete
      loose
      tools={(parking) => <PublicPageLink of={parking} />}
      preview={({ fields }) => <ParkingQuotePreview fields={fields} />}
    >
      {(form) => (
        <FormTabs
          label="Onderdelen"
          form={form}
          tabs={[
            {
              value: 'gegevens',
              label: 'Gegevens',
              fields: basicNames,
              content: (
                <div className="rounded-lg bg-card shadow-hairline">
                  <ParkingFormFields form={form} />
                  <ParkingFormFeatures form={form} />
                  <ParkingFormLinks form={form}>
                    <ParkingFormAvailability form={form} />
                  </ParkingFormLinks>
                  <ParkingFormWho form={form} />
                </div>
              ),
            },
            {
              value: 'tarieven',
              label: 'Tarieven',
              fields: keysOf(tariffLabels),
              content: <TariffsTab form={form} />,
            },
            {
              value: 'feiten',
              label: 'Transfer en feiten',
              fields: knownNames,
              note: { count: unknownCount(form.fields), text: 'onbekend' },
              content: <ParkingFormKnown form={form} />,
            },
          ]}
        />
      )}
    </FormPage>
  )
}
