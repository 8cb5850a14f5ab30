import { useSearchParams } from 'react-router'
import { ParkingForm } from '#app/admin/parkings/parking-form.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'

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
