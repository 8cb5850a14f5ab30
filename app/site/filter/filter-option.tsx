import { useId } from 'react'
import { Checkbox } from '#app/ui/field/checkbox.tsx'
import { parkingCount } from '#domain/parking/parking.ts'

type FilterOptionProps = {
  label: string
  /** How many lots it stands for. */
  count: number
  name: string
  value: string
  checked: boolean
  onToggle: (checked: boolean) => void
}

/** Its name is the label alone; who listens hears the count after it. */
export function FilterOption({ label, count, onToggle, ...rest }: FilterOptionProps) {
  const countId = useId()

  return (
    <Checkbox
      label={
        <>
          {label}
          <span id={countId} className="text-ink-muted text-sm tabular-nums">
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{parkingCount(count)}</span>
          </span>
        </>
      }
      aria-label={label}
      aria-describedby={countId}
      onChange={(event) => onToggle(event.currentTarget.checked)}
      {...rest}
    />
  )
}
