import { memo, useId } from 'react'
import { Checkbox } from '#app/ui/field/checkbox.tsx'
import { parkingCount } from '#domain/parking/parking.ts'

type FilterOptionProps<Option extends string> = {
  option: Option
  label: string
  /** How many parkings match it. */
  count: number
  name: string
  value: string
  checked: boolean
  onToggle: (option: Option, checked: boolean) => void
}

/** Its accessible name is the label alone; the count is its description. */
function Option<Name extends string>(props: FilterOptionProps<Name>) {
  const { option, label, count, onToggle, ...rest } = props
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

/** A tick renders the option itself, and those whose count it changes. */
export const FilterOption = memo(Option) as typeof Option
