import { adminMeta } from '#app/admin/admin-meta.ts'
import { AirportForm } from '#app/features/airports/airport-form.tsx'

export const meta = () => adminMeta('Nieuwe luchthaven')

export default function NewAirportPage() {
  return <AirportForm />
}
