import { SelectField } from '#app/ui/field/select-field.tsx'

type TimeFieldProps = { label: string; name: string; value: string; errors: string[] | undefined }

const times = Array.from({ length: 96 }, (_, quarter) => {
  const hours = String(Math.floor(quarter / 4)).padStart(2, '0')
  return `${hours}:${String((quarter % 4) * 15).padStart(2, '0')}`
})

/** Optional, in quarters of an hour. */
export function TimeField({ value, ...rest }: TimeFieldProps) {
  return (
    // Another time in the address replaces the one that was chosen.
    <SelectField key={value} defaultValue={times.includes(value) ? value : ''} {...rest}>
      <option value="">Tijd</option>
      {times.map((time) => (
        <option key={time}>{time}</option>
      ))}
    </SelectField>
  )
}
