import { href } from 'react-router'
import { FormPage } from '#app/admin/form/form-page.tsx'
import { kinds } from '#domain/kinds.ts'
import type { AdminProvider } from '#domain/provider/provider.ts'
import { LastChecked } from './last-checked.tsx'
import { ProviderActions } from './provider-actions.tsx'
import { ProviderFields } from './provider-fields.tsx'
import { ProviderDetailsHead, ProviderPlaces, ProviderTools } from './provider-head.tsx'
import { providerKind } from './provider-kind.ts'
import { ProviderLeftOut } from './provider-left-out.tsx'
import { ProviderMarks } from './provider-marks.tsx'
import { ProviderNotes } from './provider-notes.tsx'
import { ProviderParkings } from './provider-parkings.tsx'

/** Creates a provider, or is the page of the one with this id: what is done for it, and then its form. */
export function ProviderForm({ id }: { id?: string }) {
  return (
    <FormPage
      noun={kinds.provider.noun}
      kind={providerKind}
      list={href('/admin/providers')}
      rows="providers"
      name={(provider) => provider.tradeName}
      title={(provider) => provider.tradeName}
      subtitle={(provider) => <ProviderPlaces of={provider} />}
      tools={(provider) => <ProviderTools of={provider} />}
      id={id}
      above={id === undefined ? undefined : (provider) => <Deeds of={provider} />}
    >
      {(form) => (
        <>
          {form.row && <ProviderDetailsHead />}
          <ProviderFields form={form} />
          <ProviderMarks form={form} />
          <ProviderLeftOut form={form} />
        </>
      )}
    </FormPage>
  )
}

function Deeds({ of: provider }: { of: AdminProvider }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ProviderActions of={provider} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <ProviderParkings of={provider} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <ProviderNotes of={provider} />
          <LastChecked of={provider} />
        </div>
      </div>
    </div>
  )
}
