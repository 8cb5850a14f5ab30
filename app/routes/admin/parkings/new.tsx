import { useSearchParams } from 'react-router'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { ParkingForm } from '#app/features/parkings/parking-form.tsx'

export const meta = () => adminMeta('Nieuwe parking')

export default function NewParkingPage() {
  const [search] = useSearchParams()
  return (
    <ParkingForm
      copyOf={search.get('van') ?? undefined}
      airport={search.get('airport') ?? undefined}
    />
  )
}
