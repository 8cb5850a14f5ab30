import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { FieldErrors } from './field.tsx'

export type Pick = { value: string; label: string; icon?: LucideIcon }

type PickGroupProps = {
  legend: string
  name: string
  picks: Pick[]
  /** Chosen at first. */
  defaultValue?: string
  required?: boolean
  errors?: string[]
}

/** Radios that look like chips. */
export function PickGroup(props: PickGroupProps) {
  const { legend, name, picks, defaultValue, required, errors = [] } = props
  const legendId = useId()
  const noteId = useId()
  const wrong = errors.length > 0

  return (
    <div
      role="radiogroup"
      aria-labelledby={legendId}
      aria-required={required}
      aria-invalid={wrong || undefined}
      aria-describedby={wrong ? noteId : undefined}
      className="min-w-0"
    >
      <p id={legendId} className="mb-2 font-semibold text-[0.9375rem]/[1.35]">
        {legend}
      </p>
      <div className="flex flex-wrap gap-2">
        {picks.map(({ value, label, icon: Icon }) => (
          <label key={value} className="relative">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              className="peer absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-full disabled:cursor-not-allowed"
            />
            <span className={pickLook}>
              {Icon && <Icon size="1.125rem" className="flex-none" aria-hidden />}
              {label}
            </span>
          </label>
        ))}
      </div>
      {wrong && (
        <div className="mt-1.5">
          <FieldErrors id={noteId} errors={errors} />
        </div>
      )}
    </div>
  )
}

const pickLook = [
  'inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-line-control bg-card px-3.5 py-1 font-medium text-[0.9375rem]/[1.3]',
  'transition-colors duration-(--fast) peer-hover:border-ink peer-disabled:border-line-strong peer-disabled:bg-sunken peer-disabled:text-ink-muted',
  'peer-checked:border-action peer-checked:bg-action peer-checked:text-on-action',
  'peer-disabled:peer-checked:border-line-strong peer-disabled:peer-checked:bg-line-strong peer-disabled:peer-checked:text-ink',
  'peer-focus-visible:outline-3 peer-focus-visible:outline-(--focus-outer) peer-focus-visible:outline-offset-2',
].join(' ')
