import { AltTexts } from '#app/admin/media/alt-texts.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'

export const meta = () => adminMeta('Alt-teksten')

export default function AltTextsPage() {
  return <AltTexts />
}
