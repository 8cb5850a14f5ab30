import { useSearchParams } from 'react-router'
import { WithHistory } from '#app/admin/changes/with-history.tsx'
import { ParkingForm } from '#app/admin/parkings/parking-form.tsx'
import { formMeta } from '#app/admin/shell/admin-meta.ts'
import { kinds } from '#domain/kinds.ts'
import type { Route } from './+types/form.ts'

export const meta = ({ params: { id } }: Route.MetaArgs) => formMeta(kinds.parking.noun, id)

export default function ParkingFormPage({ params: { id } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  if (id !== undefined) {
    return (
      <WithHistory subject="parkings" id={id}>
        <ParkingForm key={id} id={id} />
      </WithHistory>
    )
  }
  return (
    <ParkingForm
      copyOf={search.get('van') ?? undefined}
      airport={search.get('airport') ?? undefined}
      provider={search.get('aanbieder') ?? undefined}
    />
  )
}
