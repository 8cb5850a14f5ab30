import { useId } from 'react'
import { Checkbox } from '#app/ui/field/checkbox.tsx'
import { type CountedOption, OptionCount } from './option-count.tsx'

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
            <OptionCount count={count} />
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
