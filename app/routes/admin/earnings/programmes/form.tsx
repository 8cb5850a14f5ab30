import { WithHistory } from '#app/admin/changes/with-history.tsx'
import { ProgrammeForm } from '#app/admin/programmes/programme-form.tsx'
import { formMeta } from '#app/admin/shell/admin-meta.ts'
import { kinds } from '#domain/kinds.ts'
import type { Route } from './+types/form.ts'

export const meta = ({ params: { id } }: Route.MetaArgs) => formMeta(kinds.programme.noun, id)

export default function ProgrammeFormPage({ params: { id } }: Route.ComponentProps) {
  return (
    <WithHistory subject="programmes" id={id}>
      <ProgrammeForm key={id} id={id} />
    </WithHistory>
  )
}
