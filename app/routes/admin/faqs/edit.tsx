import { adminMeta } from '#app/admin/admin-meta.ts'
import { FaqForm } from '#app/features/faq/faq-form.tsx'
import type { Route } from './+types/edit.ts'

export const meta = () => adminMeta('FAQ bewerken')

export default function EditFaqPage({ params: { id } }: Route.ComponentProps) {
  return <FaqForm id={id} />
}
