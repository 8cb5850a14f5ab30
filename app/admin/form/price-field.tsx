import type { ClipboardEvent, ComponentProps, KeyboardEvent } from 'react'
import type { FieldProps } from '#app/ui/field/field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'

type PriceFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'className' | 'children' | 'type' | 'step' | 'min'>

/** Euros and cents, with a comma or a point in any browser language. */
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
      // Otherwise scrolling over the field would change the price unnoticed.
      onWheel={(event) => event.currentTarget.blur()}
      onKeyDown={keepComma}
      onPaste={readComma}
      {...props}
    />
  )
}

/** An English browser silently drops the comma of '24,95', which makes it 2495. */
function keepComma(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== ',') return
  event.preventDefault()
  const input = event.currentTarget
  let isTaken = false
  const take = () => {
    isTaken = true
  }
  input.addEventListener('input', take)
  insert(',')
  input.removeEventListener('input', take)
  if (!isTaken) insert('.')
}

function readComma(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text').replace(/[€\s]/g, '')
  if (!/^\d+,\d+$/.test(text)) return
  event.preventDefault()
  insert(text.replace(',', '.'))
}

/** Inserts as if typed: a number field does not expose its cursor position. */
function insert(text: string): void {
  document.execCommand('insertText', false, text)
}
