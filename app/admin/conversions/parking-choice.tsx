import { useList } from '#app/admin/api/use-list.ts'
import { useParkingsQuery } from '#app/admin/api/use-parkings-at.ts'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
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
  const airports = useList('airports')
  const parkings = useParkingsQuery(code)
  const rows = parkings.data?.rows ?? []

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {airports.hasFailed && !airports.rows && !airports.isLoading && (
        <div className="sm:col-span-2">
          <LoadFailed what="de luchthavens" onRetry={airports.refetch} />
        </div>
      )}
      {parkings.isError && !parkings.isFetching && (
        <div className="sm:col-span-2">
          <LoadFailed what="de parkings" onRetry={parkings.refetch} />
        </div>
      )}
      <SelectField
        label="Luchthaven"
        value={code}
        onChange={(event) => onChoose({ code: event.currentTarget.value, parkingId: 0 })}
      >
        <option value="">
          {airports.isLoading ? 'Luchthavens worden geladen...' : 'Kies een luchthaven'}
        </option>
        {airports.rows?.map(({ code, name }) => (
          <option key={code} value={code}>
            {code} · {name}
          </option>
        ))}
      </SelectField>
      <SearchSelect
        label="Parking"
        value={value === 0 ? '' : `${value}`}
        options={[
          { value: '', label: noneText(code, parkings.isLoading) },
          ...rows.map(({ id, name }) => ({ value: `${id}`, label: name })),
        ]}
        onChoose={(id) => onChoose({ code, parkingId: Number(id) })}
        errors={errors}
      />
    </div>
  )
}

function noneText(code: string, isLoading: boolean): string {
  if (code === '') return 'Kies eerst een luchthaven'
  return isLoading ? 'Parkings worden geladen...' : 'Kies een parking'
}
