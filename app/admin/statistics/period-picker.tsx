import CalendarDays from 'lucide-react/icons/calendar-days'
import { useState } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { chipLook } from '#app/ui/chip-look.ts'
import { TextField } from '#app/ui/field/text-field.tsx'
import { choicesOf, narrowings } from '#domain/statistics/narrowing.ts'
import { periodChoices } from '#domain/statistics/period.ts'
import { keysOf } from '#domain/text/keys.ts'
import { useNarrowing } from './use-narrowing.ts'
import type { ChosenPeriod } from './use-period.ts'

// An object lists numeric keys such as '7' first, so the other choices come last.
const choices = keysOf(periodChoices)

/** The choice of period. Each is a link, so that the choice is in the address. */
export function PeriodPicker({ choice, today, given, errors }: ChosenPeriod) {
  const [isOpen, setOpen] = useState(choice === undefined)
  const isOwn = choice === undefined
  const narrowing = choicesOf(useNarrowing().narrowing).map(({ name, value }) => [
    narrowings[name],
    value,
  ])

  return (
    <div className="grid gap-3">
      <nav aria-label="Periode" className="flex flex-wrap gap-2">
        {choices.map((name) => (
          <Link
            key={name}
            to={`?${new URLSearchParams([['periode', name], ...narrowing])}`}
            preventScrollReset
            aria-current={name === choice ? 'true' : undefined}
            className={chipLook(name === choice)}
            onClick={() => setOpen(false)}
          >
            {periodChoices[name]}
          </Link>
        ))}
        <button
          type="button"
          aria-expanded={isOpen}
          className={chipLook(isOwn)}
          onClick={() => setOpen(!isOpen)}
        >
          <CalendarDays size={18} aria-hidden />
          Eigen dagen
        </button>
      </nav>
      {isOpen && (
        <Form
          // Resets the fields when the period changes.
          key={`${given.from} ${given.to}`}
          noValidate
          preventScrollReset
          aria-label="Eigen dagen"
          className="grid max-w-lg grid-cols-2 items-start gap-3 sm:grid-cols-[1fr_1fr_auto]"
        >
          {narrowing.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <TextField
            label="Van"
            name="van"
            type="date"
            max={today}
            defaultValue={given.from}
            errors={errors.from}
          />
          <TextField
            label="Tot en met"
            name="tot"
            type="date"
            max={today}
            defaultValue={given.to}
            errors={errors.to}
          />
          <div className="max-sm:col-span-full sm:mt-[1.64rem]">
            <Button type="submit" tone="secondary" block>
              Toon deze dagen
            </Button>
          </div>
        </Form>
      )}
    </div>
  )
}
