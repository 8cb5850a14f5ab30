import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useRef } from 'react'
import { Field } from '#app/ui/field/field.tsx'
import { defaultPersons, mostPersons } from '#domain/stay/timed-stay.ts'

type PersonsFieldProps = { value: string | null; errors: string[] | undefined }

const stepLook =
  'grid min-h-(--field-h,3rem) w-11 flex-none place-items-center rounded-md hover:bg-hover noscript:hidden'

/** How many travel. The buttons are for scripts; the field takes a number without them too. */
export function PersonsField({ value, errors }: PersonsFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const persons = value ?? `${defaultPersons}`

  function step(by: 1 | -1) {
    if (by > 0) input.current?.stepUp()
    else input.current?.stepDown()
    // As when the number is typed.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <Field label="Reizigers" errors={errors}>
      {(wiring) => (
        <span className="flex rounded-md border-[1.5px] border-line-control bg-card focus-within:border-ink hover:border-ink has-aria-invalid:border-negative">
          <button
            type="button"
            aria-label="Een reiziger minder"
            className={stepLook}
            onClick={() => step(-1)}
          >
            <Minus size="1.125rem" aria-hidden />
          </button>
          <input
            key={persons}
            ref={input}
            type="number"
            name="personen"
            min={1}
            max={mostPersons}
            inputMode="numeric"
            defaultValue={persons}
            className="min-h-(--field-h,3rem) w-full min-w-0 rounded-md bg-transparent text-center font-semibold tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
            {...wiring}
          />
          <button
            type="button"
            aria-label="Een reiziger meer"
            className={stepLook}
            onClick={() => step(1)}
          >
            <Plus size="1.125rem" aria-hidden />
          </button>
        </span>
      )}
    </Field>
  )
}
