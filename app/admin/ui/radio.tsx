import type { ComponentProps, ReactNode } from 'react'
import { choiceLook } from '#app/ui/field/choice-look.ts'

type RadioProps = { label: ReactNode; count?: number } & Omit<
  ComponentProps<'input'>,
  'className' | 'children' | 'type'
>

/** Drawn like a checkbox: the browser's own is brown in the dark. */
export const radioLook = `rounded-full! ${choiceLook.box} before:hidden before:size-2 before:rounded-full before:bg-on-action before:content-[''] checked:before:block disabled:before:bg-ink-muted`

/** A radio button; a FieldGroup has the legend of those with the same name. */
export function Radio({ label, count, ...rest }: RadioProps) {
  return (
    <label className={choiceLook.row}>
      <input type="radio" className={radioLook} {...rest} />
      <span className={choiceLook.text}>
        {label}
        {count !== undefined && <span className={choiceLook.count}>{count}</span>}
      </span>
    </label>
  )
}
