import { AirportForm } from '#app/admin/airports/airport-form.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'

export const meta = () => adminMeta('Nieuwe luchthaven')

export default function NewAirportPage() {
  return <AirportForm />
}
