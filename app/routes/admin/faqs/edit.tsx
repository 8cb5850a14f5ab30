import { FaqForm } from '#app/admin/faqs/faq-form.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'
import type { Route } from './+types/edit.ts'

export const meta = () => adminMeta('FAQ bewerken')

export default function EditFaqPage({ params: { id } }: Route.ComponentProps) {
  return <FaqForm id={id} />
}
