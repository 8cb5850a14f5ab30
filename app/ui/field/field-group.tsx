import { type ReactNode, useId } from 'react'
import { FieldErrors, type FieldProps } from './field.tsx'

type FieldGroupProps = Omit<FieldProps, 'label'> & { legend: string; children: ReactNode }

/** Several checkboxes or radios under one question. */
export function FieldGroup({
  legend,
  hideLabel,
  hint,
  errors = [],
  optional,
  children,
}: FieldGroupProps) {
  const noteId = useId()
  const wrong = errors.length > 0

  return (
    <fieldset className="min-w-0" aria-describedby={wrong || hint ? noteId : undefined}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1 font-semibold text-[0.9375rem]/[1.4]'}>
        {legend}
        {optional && <span className="font-normal text-ink-muted"> (optioneel)</span>}
      </legend>
      {children}
      {wrong ? (
        <FieldErrors id={noteId} errors={errors} />
      ) : (
        hint && (
          <p id={noteId} className="text-ink-muted text-sm/[1.45]">
            {hint}
          </p>
        )
      )}
    </fieldset>
  )
}
