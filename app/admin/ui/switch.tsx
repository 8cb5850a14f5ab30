import { type ComponentProps, type ReactNode, useId } from 'react'

type SwitchProps = { label: ReactNode; hint?: ReactNode } & Omit<
  ComponentProps<'input'>,
  'className' | 'children' | 'type' | 'role'
>

/** For a setting that takes effect at once, or is on or off by itself. */
export function Switch({ label, hint, ...rest }: SwitchProps) {
  const hintId = useId()

  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium has-disabled:cursor-not-allowed has-disabled:text-ink-muted">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state.
          role="switch"
          aria-describedby={hint ? hintId : undefined}
          className="relative h-6.5 w-11 flex-none cursor-pointer appearance-none rounded-full! bg-(--stone-500) transition-colors duration-(--base) before:absolute before:inset-y-[3px] before:left-[3px] before:w-5 before:rounded-full before:bg-card before:transition-[translate] before:duration-(--base) before:ease-out before:content-[''] checked:bg-action checked:before:translate-x-4.5 disabled:cursor-not-allowed disabled:opacity-60"
          {...rest}
        />
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-ink-muted text-sm/[1.45]">
          {hint}
        </p>
      )}
    </div>
  )
}
