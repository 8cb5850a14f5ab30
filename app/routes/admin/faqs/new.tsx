import { FaqForm } from '#app/admin/faqs/faq-form.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'

export const meta = () => adminMeta('Nieuwe FAQ')

export default function NewFaqPage() {
  return <FaqForm />
}
