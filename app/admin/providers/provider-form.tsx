import { href } from 'react-router'
import { FormPage } from '#app/admin/form/form-page.tsx'
import { kinds } from '#domain/kinds.ts'
import { LastChecked } from './last-checked.tsx'
import { ProviderActions } from './provider-actions.tsx'
import { ProviderFields } from './provider-fields.tsx'
import { providerKind } from './provider-kind.ts'
import { ProviderLeftOut } from './provider-left-out.tsx'
import { ProviderMarks } from './provider-marks.tsx'
import { ProviderNotes } from './provider-notes.tsx'
import { ProviderParkings } from './provider-parkings.tsx'

/** Creates a provider, or edits the one with this id. */
export function ProviderForm({ id }: { id?: string }) {
  return (
    <FormPage
      noun={kinds.provider.noun}
      kind={providerKind}
      list={href('/admin/providers')}
      rows="providers"
      name={(provider) => provider.tradeName}
      subtitle={(provider) => provider.tradeName}
      id={id}
      preview={
        id === undefined
          ? undefined
          : ({ row }) =>
              row && (
                <div className="grid gap-6">
                  <ProviderActions of={row} />
                  <ProviderNotes of={row} />
                  <ProviderParkings of={row} />
                  <LastChecked of={row} />
                </div>
              )
      }
    >
      {(form) => (
        <>
          <ProviderFields form={form} />
          <ProviderMarks form={form} />
          <ProviderLeftOut form={form} />
        </>
      )}
    </FormPage>
  )
}
