import { useList } from '#app/admin/api/use-list.ts'
import { useParkingsAt } from '#app/admin/api/use-parkings-at.ts'
import { SearchSelect } from '#app/admin/ui/search-select.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'

export type ChosenParking = { code: string; parkingId: number }

type ParkingChoiceProps = {
  /** Of the airport. */
  code: string
  value: number
  onChoose: (chosen: ChosenParking) => void
  errors?: string[] | undefined
}

/** An airport, and one of its parkings. */
export function ParkingChoice({ code, value, onChoose, errors }: ParkingChoiceProps) {
  const airports = useList('airports').rows ?? []
  const parkings = useParkingsAt(code) ?? []

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Luchthaven"
        value={code}
        onChange={(event) => onChoose({ code: event.currentTarget.value, parkingId: 0 })}
      >
        <option value="">Kies een luchthaven</option>
        {airports.map(({ code, name }) => (
          <option key={code} value={code}>
            {code} · {name}
          </option>
        ))}
      </SelectField>
      <SearchSelect
        label="Parking"
        value={value === 0 ? '' : `${value}`}
        options={[
          { value: '', label: code === '' ? 'Kies eerst een luchthaven' : 'Kies een parking' },
          ...parkings.map(({ id, name }) => ({ value: `${id}`, label: name })),
        ]}
        onChoose={(id) => onChoose({ code, parkingId: Number(id) })}
        errors={errors}
      />
    </div>
  )
}
