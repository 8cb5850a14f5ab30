import { useState } from 'react'
import { useList } from '#app/admin/api/use-list.ts'
import { useParkingsAt } from '#app/admin/api/use-parkings-at.ts'
import { SearchSelect } from '#app/admin/ui/search-select.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'

type ParkingChoiceProps = { value: number; onChoose: (id: number) => void; errors?: string[] }

/** An airport, and one of its parkings. */
export function ParkingChoice({ value, onChoose, errors }: ParkingChoiceProps) {
  const [code, setCode] = useState('')
  const airports = useList('airports').rows ?? []
  const parkings = useParkingsAt(code) ?? []

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Luchthaven"
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value)
          onChoose(0)
        }}
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
        onChoose={(id) => onChoose(Number(id))}
        errors={errors}
      />
    </div>
  )
}
