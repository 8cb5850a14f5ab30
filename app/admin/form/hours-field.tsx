import { useId } from 'react'
import { timeOptions } from '#app/site/stay/stay-pair.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { endsOf, roundTheClock, writeHours } from '#domain/stay/typed-hours.ts'

type HoursFieldProps = {
  label: string
  hideLabel?: boolean
  /** As in typed-hours.ts; empty if nobody knows them. */
  value: string
  onChange: (hours: string) => void
  /** The option for hours that nobody knows. */
  unknown?: string
  errors?: { from?: string[]; until?: string[] }
}

const ends = { from: 'van', until: 'tot' } as const

/** Hours of each day: day and night, or from a time until another. */
export function HoursField({
  label,
  hideLabel,
  value,
  onChange,
  unknown,
  errors = {},
}: HoursFieldProps) {
  const id = useId()
  const period = endsOf(value)
  const isPeriod = value !== '' && value !== roundTheClock

  return (
    <div className="grid gap-2">
      <SelectField
        id={id}
        label={label}
        hideLabel={hideLabel}
        value={isPeriod ? 'period' : value}
        onChange={({ target }) =>
          onChange(target.value === 'period' ? writeHours({ from: '', until: '' }) : target.value)
        }
      >
        {unknown && <option value="">{unknown}</option>}
        <option value={roundTheClock}>Dag en nacht</option>
        <option value="period">Van … tot …</option>
      </SelectField>
      {isPeriod && (
        <div className="grid grid-cols-2 gap-2">
          {(['from', 'until'] as const).map((end) => (
            <SelectField
              key={end}
              label={`${label}, ${ends[end]}`}
              hideLabel
              value={period[end]}
              errors={errors[end]}
              onChange={({ target }) => onChange(writeHours({ ...period, [end]: target.value }))}
            >
              <option value="">{ends[end]}</option>
              {timeOptions}
            </SelectField>
          ))}
        </div>
      )}
    </div>
  )
}
