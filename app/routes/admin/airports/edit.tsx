import { adminMeta } from '#app/admin/admin-meta.ts'
import { AirportForm } from '#app/features/airports/airport-form.tsx'
import type { Route } from './+types/edit.ts'

export const meta = () => adminMeta('Luchthaven bewerken')

export default function EditAirportPage({ params: { id } }: Route.ComponentProps) {
  return <AirportForm id={id} />
}
