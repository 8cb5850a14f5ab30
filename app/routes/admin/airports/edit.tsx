import { AirportForm } from '#app/admin/airports/airport-form.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'
import type { Route } from './+types/edit.ts'

export const meta = () => adminMeta('Luchthaven bewerken')

export default function EditAirportPage({ params: { id } }: Route.ComponentProps) {
  return <AirportForm id={id} />
}
