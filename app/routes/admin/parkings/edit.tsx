import { ParkingForm } from '#app/admin/parkings/parking-form.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'
import type { Route } from './+types/edit.ts'

export const meta = () => adminMeta('Parking bewerken')

export default function EditParkingPage({ params: { id } }: Route.ComponentProps) {
  return <ParkingForm id={id} />
}
