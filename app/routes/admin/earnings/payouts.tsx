import { Payouts } from '#app/admin/payouts/payouts.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'

export const meta = () => adminMeta('Uitbetalingen')

export default function PayoutsPage() {
  return <Payouts />
}
