import type { ComponentProps } from 'react'
import type { FieldProps } from './field.tsx'
import { TextField } from './text-field.tsx'

type PriceFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'className' | 'children' | 'type' | 'step' | 'min'>

/** Euros and cents. */
export function PriceField(props: PriceFieldProps) {
  return (
    <TextField
      type="number"
      inputMode="decimal"
      step={0.01}
      min={0}
      placeholder="24.95"
      before="€"
      autoComplete="off"
      // Scrolling the page with the pointer over it would change the price, unseen.
      onWheel={(event) => event.currentTarget.blur()}
      {...props}
    />
  )
}
