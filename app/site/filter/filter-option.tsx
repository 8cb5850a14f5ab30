import { useId } from 'react'
import { Checkbox } from '#app/ui/field/checkbox.tsx'
import { parkingCount } from '#domain/parking/parking.ts'

type FilterOptionProps = {
  label: string
  /** How many parkings match it. */
  count: number
  name: string
  value: string
  checked: boolean
  onToggle: (checked: boolean) => void
}

/** Its accessible name is the label alone; the count is its description. */
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
