import { adminMeta } from '#app/admin/admin-meta.ts'
import { FaqForm } from '#app/features/faq/faq-form.tsx'

export const meta = () => adminMeta('Nieuwe FAQ')

export default function NewFaqPage() {
  return <FaqForm />
}
