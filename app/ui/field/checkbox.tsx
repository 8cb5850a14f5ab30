import { type ComponentProps, type ReactNode, useId } from 'react'
import { choiceLook } from './choice-look.ts'
import { FieldErrors } from './field.tsx'

type CheckboxProps = {
  label: ReactNode
  /** How many items have it, shown at the right of the row. */
  count?: number
  errors?: string[]
} & Omit<ComponentProps<'input'>, 'className' | 'children' | 'type'>

/** Always there, so that a tick lays out nothing. */
const mark =
  "before:invisible before:h-[0.4rem] before:w-3 before:-translate-y-[1.5px] before:-rotate-45 before:border-b-[2.5px] before:border-l-[2.5px] before:border-on-action before:content-[''] checked:before:visible disabled:before:border-ink-muted"

export function Checkbox({ label, count, errors = [], ...rest }: CheckboxProps) {
  const errorsId = useId()
  const wrong = errors.length > 0

  return (
    <div>
      <label className={choiceLook.row}>
        <input
          type="checkbox"
          className={`rounded-xs ${choiceLook.box} ${mark}`}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? errorsId : undefined}
          {...rest}
        />
        <span className={choiceLook.text}>
          {label}
          {count !== undefined && <span className={choiceLook.count}>{count}</span>}
        </span>
      </label>
      {wrong && <FieldErrors id={errorsId} errors={errors} />}
    </div>
  )
}
