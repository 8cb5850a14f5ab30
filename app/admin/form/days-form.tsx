import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'

type DaysFormProps = {
  label: string
  press: string
  given: { from: string; to: string }
  errors: { from?: string[]; to?: string[] }
  /** The last first day, and the last last one. */
  max: string
  maxTo?: string
  /** What else stays in the address. */
  kept: (readonly [name: string, value: string])[]
}

/** Two days, which go into the address as `van` and `tot`. */
export function DaysForm({ label, press, given, errors, max, maxTo, kept }: DaysFormProps) {
  return (
    <Form
      // Resets the fields when the period changes.
      key={`${given.from} ${given.to}`}
      noValidate
      preventScrollReset
      aria-label={label}
      className="grid w-full max-w-lg grid-cols-2 items-start gap-3 sm:grid-cols-[1fr_1fr_auto]"
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        label="Van"
        name="van"
        type="date"
        max={max}
        defaultValue={given.from}
        errors={errors.from}
      />
      <TextField
        label="Tot en met"
        name="tot"
        type="date"
        max={maxTo}
        defaultValue={given.to}
        errors={errors.to}
      />
      <div className="max-sm:col-span-full sm:mt-[1.64rem]">
        <Button type="submit" tone="secondary" block>
          {press}
        </Button>
      </div>
    </Form>
  )
}
