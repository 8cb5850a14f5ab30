import { WithHistory } from '#app/admin/changes/with-history.tsx'
import { ProviderForm } from '#app/admin/providers/provider-form.tsx'
import { formMeta } from '#app/admin/shell/admin-meta.ts'
import { kinds } from '#domain/kinds.ts'
import type { Route } from './+types/form.ts'

export const meta = ({ params: { id } }: Route.MetaArgs) => formMeta(kinds.provider.noun, id)

export default function ProviderFormPage({ params: { id } }: Route.ComponentProps) {
  return (
    <WithHistory subject="providers" id={id}>
      <ProviderForm key={id} id={id} />
    </WithHistory>
  )
}
