import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { DaysForm } from '#app/admin/form/days-form.tsx'
import { chipLook } from '#app/ui/chip-look.ts'
import { moneyDays } from '#domain/earnings/board/board.ts'
import { usualWeeks, weekChoices } from '#domain/earnings/board/weeks.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import type { ChosenBoard } from './use-board.ts'

/** The query with other weeks or another day, and the first page of the table. */
function changed(search: URLSearchParams, drop: string[], set: [string, string, string?]) {
  const next = new URLSearchParams(search)
  for (const name of [...drop, 'pagina']) next.delete(name)
  const [name, value, usual] = set
  if (value === usual) next.delete(name)
  else next.set(name, value)
  return `?${next}`
}

/** The number of weeks. Each choice is a link, so that it is in the address. */
export function WeeksChoice({ choice, given, errors }: ChosenBoard) {
  const [search] = useSearchParams()
  const isOwn = choice === undefined
  const [isOpen, setOpen] = useState(isOwn)

  return (
    <div className="grid gap-3 md:justify-items-end">
      <nav aria-label="Periode" className="flex flex-wrap gap-2">
        {weekChoices.map((weeks) => (
          <Link
            key={weeks}
            to={changed(search, ['van', 'tot'], ['weken', String(weeks), String(usualWeeks)])}
            preventScrollReset
            aria-current={weeks === choice ? 'true' : undefined}
            className={chipLook(weeks === choice)}
            onClick={() => setOpen(false)}
          >
            {weeks} weken
          </Link>
        ))}
        <button
          type="button"
          aria-expanded={isOpen}
          className={chipLook(isOwn)}
          onClick={() => setOpen(!isOpen)}
        >
          Kies
        </button>
      </nav>
      {isOpen && (
        <DaysForm
          label="Eigen weken"
          press="Toon deze weken"
          max={amsterdamDay(new Date())}
          kept={[...search].filter(([name]) => !['van', 'tot', 'weken', 'pagina'].includes(name))}
          {...{ given, errors }}
        />
      )}
    </div>
  )
}

const hints = {
  click: 'Elk bedrag staat op de dag waarop de bezoeker klikte.',
  booking: 'Elk bedrag staat op de dag van de boeking.',
  approval: 'Alleen wat is goedgekeurd, op de dag van de goedkeuring.',
  payout: 'Alleen wat is betaald, op de dag van de uitbetaling.',
}

/** On which day money stands. */
export function DayChoice({ day }: ChosenBoard) {
  const [search] = useSearchParams()

  return (
    <nav
      aria-label="Op welke dag het geld staat"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm"
    >
      <span className="font-semibold" id="money-day">
        Op de dag van de
      </span>
      <ul
        aria-labelledby="money-day"
        className="inline-flex overflow-hidden rounded-md border-[1.5px] border-line-control bg-card max-md:grid max-md:w-full max-md:grid-cols-2"
      >
        {keysOf(moneyDays).map((name) => (
          <li
            key={name}
            className="border-line-strong md:[&+li]:border-l max-md:even:border-l max-md:nth-[n+3]:border-t"
          >
            <Link
              to={changed(search, [], ['dag', moneyDays[name], moneyDays.click])}
              preventScrollReset
              aria-current={name === day ? 'true' : undefined}
              className="-outline-offset-3 flex min-h-11 items-center justify-center px-3.5 font-medium hover:bg-hover aria-[current]:bg-ink aria-[current]:text-page"
            >
              {moneyDays[name]}
            </Link>
          </li>
        ))}
      </ul>
      <span className="text-ink-muted">{hints[day]}</span>
    </nav>
  )
}
