import { ClosureList } from '#app/admin/closures/closure-list.tsx'
import { Switch } from '#app/admin/ui/switch.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { ParkingSaveForm } from './parking-kind.ts'

/** An unavailable parking stays on the site, with the reason: until further notice, or for a period. */
export function ParkingFormAvailability({
  form: { fields, errors: refused, set, text, tick },
}: {
  form: ParkingSaveForm
}) {
  const { errors: _, ...isAvailable } = tick('isAvailable')

  return (
    <div className="grid gap-5">
      <Switch {...isAvailable} />
      {!fields.isAvailable && (
        <TextField
          {...text('unavailable')}
          autoComplete="off"
          maxLength={200}
          placeholder="Vol in de kerstvakantie."
          hint="De kaart blijft staan, met deze reden en zonder link naar de aanbieder."
        />
      )}
      <ClosureList
        closures={fields.closures}
        errors={refused}
        onChange={(closures) => set({ closures })}
      />
    </div>
  )
}
