import type { ComponentProps, ReactNode } from 'react'
import { controlLook } from './control-look.ts'
import { Field, type FieldProps } from './field.tsx'

type LineProps = FieldProps & {
  lines?: undefined
  /** An icon or symbol inside the field, before the text. */
  before?: ReactNode
  /** `code` shows large capitals, as on a code tile. */
  look?: 'text' | 'code'
} & Omit<ComponentProps<'input'>, 'className' | 'children'>

type TextProps = FieldProps & {
  /** Makes it a textarea of this height. */
  lines: number
} & Omit<ComponentProps<'textarea'>, 'className' | 'children' | 'rows'>

export function TextField(props: LineProps | TextProps) {
  return props.lines === undefined ? <Line {...props} /> : <Text {...props} />
}

const inputLooks = {
  text: '',
  code: 'text-center font-extrabold font-heading text-[1.125rem]! uppercase tracking-[0.06em]',
}

function Line({
  label,
  hideLabel,
  hint,
  errors,
  optional,
  id,
  lines: _,
  before,
  look = 'text',
  ...rest
}: LineProps) {
  return (
    <Field {...{ label, hideLabel, hint, errors, optional, id }}>
      {(wiring) => (
        <span className="relative block">
          {before && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-ink-muted"
            >
              {before}
            </span>
          )}
          <input
            className={`py-2 [&::-webkit-search-cancel-button]:grayscale ${before ? 'pr-3.5 pl-11' : 'px-3.5'} ${controlLook} ${inputLooks[look]}`}
            {...rest}
            {...wiring}
          />
        </span>
      )}
    </Field>
  )
}

function Text({ label, hideLabel, hint, errors, optional, id, lines, ...rest }: TextProps) {
  return (
    <Field {...{ label, hideLabel, hint, errors, optional, id }}>
      {(wiring) => (
        <textarea
          rows={lines}
          className={`resize-y px-3.5 py-2.5 leading-[1.55]! ${controlLook}`}
          {...rest}
          {...wiring}
        />
      )}
    </Field>
  )
}
