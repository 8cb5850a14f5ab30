import { memo, useId } from 'react'
import { Checkbox } from '#app/ui/field/checkbox.tsx'
import { type CountedOption, OptionCount } from './option-count.tsx'

type FilterOptionProps<Option extends CountedOption> = {
  option: Option
  label: string
  name: string
  value: string
  checked: boolean
  onToggle: (option: Option, checked: boolean) => void
}

/** Its accessible name is the label alone; the count is its description. */
function Option<Name extends CountedOption>(props: FilterOptionProps<Name>) {
  const { option, label, onToggle, ...rest } = props
  const countId = useId()

  return (
    <Checkbox
      label={
        <>
          {label}
          <span id={countId} className="text-ink-muted text-sm tabular-nums">
            <OptionCount option={option} />
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

/** A tick renders the option itself. */
export const FilterOption = memo(Option) as typeof Option
