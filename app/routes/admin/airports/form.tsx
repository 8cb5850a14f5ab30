import { AirportForm } from '#app/admin/airports/airport-form.tsx'
import { WithHistory } from '#app/admin/changes/with-history.tsx'
import { formMeta } from '#app/admin/shell/admin-meta.ts'
import { kinds } from '#domain/kinds.ts'
import type { Route } from './+types/form.ts'

export const meta = ({ params: { id } }: Route.MetaArgs) => formMeta(kinds.airport.noun, id)

export default function AirportFormPage({ params: { id } }: Route.ComponentProps) {
  return (
    <WithHistory subject="airports" id={id}>
      <AirportForm key={id} id={id} />
    </WithHistory>
  )
}
