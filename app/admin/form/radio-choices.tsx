import { radioLook } from '#app/admin/ui/radio.tsx'
import { FieldGroup } from '#app/ui/field/field-group.tsx'

type RadioChoicesProps<Value extends string> = {
  legend: string
  name: string
  choices: readonly { value: Value; label: string; hint: string; disabled?: boolean }[]
  value: Value
  onChoose: (value: Value) => void
  errors?: string[] | undefined
  disabled?: boolean
}

const choiceLook = [
  'relative flex min-h-11 cursor-pointer rounded-md p-3 pr-11 font-semibold text-sm shadow-[inset_0_0_0_1.5px_var(--line-strong)]',
  'transition-shadow duration-(--fast) hover:shadow-[inset_0_0_0_1.5px_var(--text)] has-checked:bg-selected has-checked:shadow-[inset_0_0_0_2px_var(--action)]',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-outer) has-disabled:cursor-not-allowed has-disabled:text-ink-muted',
].join(' ')

/** A choice of a few, each with a line that explains it; beside each other where there is room. */
export function RadioChoices<Value extends string>(props: RadioChoicesProps<Value>) {
  const { legend, name, choices, value, onChoose, errors, disabled } = props

  return (
    <FieldGroup legend={legend} errors={errors}>
      <div className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] gap-x-3 gap-y-2">
        {choices.map((choice) => (
          <label key={choice.value} className={choiceLook}>
            <span>
              {choice.label}
              <span className="block font-normal text-ink-muted text-xs/[1.4]">{choice.hint}</span>
            </span>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={disabled || choice.disabled}
              onChange={() => onChoose(choice.value)}
              className={`absolute top-3 right-3 outline-none! ${radioLook}`}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
