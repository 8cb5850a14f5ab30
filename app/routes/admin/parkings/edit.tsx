import { adminMeta } from '#app/admin/admin-meta.ts'
import { ParkingForm } from '#app/features/parkings/parking-form.tsx'
import type { Route } from './+types/edit.ts'

export const meta = () => adminMeta('Parking bewerken')

export default function EditParkingPage({ params: { id } }: Route.ComponentProps) {
  return <ParkingForm id={id} />
}
