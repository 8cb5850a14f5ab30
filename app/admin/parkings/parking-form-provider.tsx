import { useProviders } from '#app/admin/api/use-providers.ts'
import { SearchSelect } from '#app/admin/ui/search-select.tsx'
import type { ParkingSaveForm } from './parking-kind.ts'

/** The company that runs the parking, found by its name. */
export function ParkingFormProvider({ form: { fields, set, text } }: { form: ParkingSaveForm }) {
  const { providers = [], hasFailed } = useProviders()
  const { label, errors, value } = text('providerId')
  const listed = providers
    .filter(({ id, leftOutAt }) => leftOutAt === null || `${id}` === value)
    .map(({ id, tradeName }) => ({ value: `${id}`, label: tradeName }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'nl'))
  // Until they have loaded, the current one must still be an option.
  const isMissing = value !== '' && !listed.some((option) => option.value === value)

  return (
    <SearchSelect
      label={label}
      errors={errors}
      hint={hasFailed ? 'De aanbieders zijn niet geladen. Wat er stond, blijft staan.' : undefined}
      options={[
        { value: '', label: 'Onbekend' },
        ...(isMissing ? [{ value, label: `Aanbieder ${value}` }] : []),
        ...listed,
      ]}
      value={fields.providerId}
      onChoose={(providerId) => set({ providerId })}
    />
  )
}
