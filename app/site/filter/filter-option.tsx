import { useId } from 'react'
import { Checkbox } from '#app/ui/field/checkbox.tsx'
import type { FilterCounts } from '#domain/filter/filter-counts.ts'
import { parkingCount } from '#domain/parking/parking.ts'

export type CountedOption = keyof FilterCounts['options']

type FilterOptionProps<Option extends CountedOption> = {
  option: Option
  /** How many parkings match it. */
  count: number
  label: string
  name: string
  value: string
  checked: boolean
  onToggle: (option: Option, checked: boolean) => void
}

/** Its accessible name is the label alone; the count is its description. */
export function FilterOption<Name extends CountedOption>(props: FilterOptionProps<Name>) {
  const { option, count, label, onToggle, ...rest } = props
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
      onChange={(event) => onToggle(option, event.currentTarget.checked)}
      {...rest}
    />
  )
}
