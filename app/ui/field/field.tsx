import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { type ReactNode, useId } from 'react'

/** Props that all fields share. */
export type FieldProps = {
  label: string
  /** For screen readers only, where the context already shows what the field is. */
  hideLabel?: boolean
  hint?: ReactNode
  /** Shown instead of the hint. */
  errors?: string[]
  optional?: boolean
}

type Wiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

type Props = FieldProps & { id?: string; children: (wiring: Wiring) => ReactNode }

/** A label above a control, its hint or errors below it, linked by ARIA attributes. */
export function Field({ label, hideLabel, hint, errors = [], optional, id, children }: Props) {
  const ownId = useId()
  const controlId = id ?? ownId
  const noteId = `${controlId}-note`
  const wrong = errors.length > 0

  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label
        htmlFor={controlId}
        className={hideLabel ? 'sr-only' : 'font-semibold text-[0.9375rem]/[1.35]'}
      >
        {label}
        {optional && <span className="font-normal text-ink-muted"> (optioneel)</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': wrong || hint ? noteId : undefined,
        'aria-invalid': wrong || undefined,
      })}
      {wrong ? (
        <FieldErrors id={noteId} errors={errors} />
      ) : (
        hint && (
          <p id={noteId} className="text-ink-muted text-sm/[1.45]">
            {hint}
          </p>
        )
      )}
    </div>
  )
}

export function FieldErrors({ id, errors }: { id: string; errors: string[] }) {
  return (
    <div id={id} className="grid gap-1">
      {errors.map((error) => (
        <p
          key={error}
          className="flex items-start gap-1.5 font-medium text-negative-ink text-sm/[1.4]"
        >
          <CircleAlert size="1.125rem" className="mt-[0.1em] flex-none" aria-hidden />
          {error}
        </p>
      ))}
    </div>
  )
}
