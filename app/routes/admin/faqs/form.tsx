import { WithHistory } from '#app/admin/changes/with-history.tsx'
import { FaqForm } from '#app/admin/faqs/faq-form.tsx'
import { formMeta } from '#app/admin/shell/admin-meta.ts'
import { kinds } from '#domain/kinds.ts'
import type { Route } from './+types/form.ts'

export const meta = ({ params: { id } }: Route.MetaArgs) => formMeta(kinds.faq.noun, id)

export default function FaqFormPage({ params: { id } }: Route.ComponentProps) {
  return (
    <WithHistory subject="faqs" id={id}>
      <FaqForm key={id} id={id} />
    </WithHistory>
  )
}
