import { href } from 'react-router'
import { FormPage } from '#app/admin/form/form-page.tsx'
import { FormSection } from '#app/admin/form/form-section.tsx'
import { FormSections } from '#app/admin/form/form-sections.tsx'
import { LinkTry } from '#app/admin/link-try/link-try.tsx'
import { PictureField } from '#app/admin/picture/picture-field.tsx'
import { ParkingProgramme } from '#app/admin/programmes/parking-programme.tsx'
import { TariffSections } from '#app/admin/tariffs/tariff-sections.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { kinds } from '#domain/kinds.ts'
import { factNames, whoNames } from './known-kind.ts'
import { ParkingFormAvailability } from './parking-form-availability.tsx'
import { ParkingFormFeatures } from './parking-form-features.tsx'
import { ParkingFormFields } from './parking-form-fields.tsx'
import { ParkingFormKnown } from './parking-form-known.tsx'
import { ParkingFormLinks } from './parking-form-links.tsx'
import { ParkingFormWho } from './parking-form-who.tsx'
import {
  copiedFields,
  linkNames,
  mainNames,
  parkingKind,
  shownNames,
  unknownCount,
} from './parking-kind.ts'
import { ParkingQuotePreview } from './parking-quote-preview.tsx'
import { PublicPageLink } from './public-page-link.tsx'

const checkNames = ['priceCheckedOn', 'isPriceChanged', 'priceCheckSource']

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
      preview={({ fields, row }) => <ParkingQuotePreview fields={fields} row={row} />}
    >
      {(form) => (
        <FormSections
          form={form}
          sections={[
            { value: 'gegevens', label: 'Gegevens', fields: mainNames },
            { value: 'link', label: 'Link', fields: linkNames },
            { value: 'beschikbaarheid', label: 'Foto en beschikbaarheid', fields: shownNames },
            { value: 'aanbieder', label: 'Aanbieder en route', fields: whoNames },
            { value: 'tarieven', label: 'Tarieven', fields: ['tariffs', 'priceList'] },
            { value: 'toeslagen', label: 'Toeslagen', fields: ['surcharges'] },
            { value: 'gecontroleerd', label: 'Laatst gecontroleerd', fields: checkNames },
            { value: 'transfer', label: 'Van slot tot terminal', fields: ['transfer'] },
            {
              value: 'feiten',
              label: 'Feiten',
              fields: factNames,
              note: { count: unknownCount(form.fields), text: 'onbekend' },
            },
          ]}
        >
          <Panel title="Gegevens" anchor="gegevens">
            <ParkingFormFields form={form} />
            <ParkingFormFeatures form={form} />
          </Panel>
          <div id="link" className="grid gap-5">
            <Panel title="Link">
              <ParkingFormLinks form={form} />
            </Panel>
            {form.row && <ParkingProgramme parkingId={form.row.id} />}
            <LinkTry fields={form.fields} parking={form.row} isChanged={form.dirty} />
          </div>
          <Panel title="Foto en beschikbaarheid" anchor="beschikbaarheid">
            <FormSection>
              <PictureField {...form.text('imageUrl')} />
              <ParkingFormAvailability form={form} />
            </FormSection>
          </Panel>
          <Panel title="Aanbieder en route" anchor="aanbieder">
            <ParkingFormWho form={form} />
          </Panel>
          <TariffSections form={form} />
          <ParkingFormKnown form={form} />
        </FormSections>
      )}
    </FormPage>
  )
}
