import { Control } from '#app/admin/control/control.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'

export const meta = () => adminMeta('Controle')

export default function ControlPage() {
  return <Control />
}
