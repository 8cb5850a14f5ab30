import { ImportConversions } from '#app/admin/conversions/import-conversions.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'

export const meta = () => adminMeta('Bestand inlezen')

export default function ConversionImportPage() {
  return <ImportConversions />
}
