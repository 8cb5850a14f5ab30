import CalendarDays from 'lucide-react/icons/calendar-days'
import { useState } from 'react'
import { Link } from 'react-router'
import { DaysForm } from '#app/admin/form/days-form.tsx'
import { chipLook } from '#app/ui/chip-look.ts'
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
  const narrowing = choicesOf(useNarrowing().narrowing).map(({ name, value }): [string, string] => [
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
        <DaysForm
          label="Eigen dagen"
          press="Toon deze dagen"
          max={today}
          maxTo={today}
          kept={narrowing}
          {...{ given, errors }}
        />
      )}
    </div>
  )
}
