import { DatedList } from '#app/admin/control/dated-list.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'

export const meta = () => adminMeta('Alles wat een datum heeft')

export default function DatedPage() {
  return <DatedList />
}
