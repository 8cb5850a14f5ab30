import type { ChangeEvent } from 'react'
import { chipLook } from '#app/ui/chip-look.ts'
import { TextField } from '#app/ui/field/text-field.tsx'
import { stayDays } from '#domain/stay/stay.ts'
import { type GivenTimedStay, mostPersons, type TimedStayErrors } from '#domain/stay/timed-stay.ts'
import { dayAfter } from '#domain/text/date.ts'
import { isDay } from '#domain/text/is-day.ts'

type PreviewStayProps = {
  /** As typed. */
  given: GivenTimedStay
  today: string
  errors: TimedStayErrors
  onChange: (changes: Partial<GivenTimedStay>) => void
}

const lateTime = '23:30'
const usual = { from: '06:00', to: '18:00', days: 8, ahead: 14 }

/** A stay of eight days in two weeks. */
export function firstStay(today: string): GivenTimedStay {
  const van = dayAfter(today, usual.ahead)
  const tot = dayAfter(van, usual.days - 1)
  return { van, tot, vanTijd: usual.from, totTijd: usual.to, personen: '2' }
}

/** The fields of a stay, and the stays that tell most about a tariff. */
export function PreviewStay({ given, today, errors, onChange }: PreviewStayProps) {
  const { van, tot, totTijd } = given
  const isPeriod = isDay(van ?? '') && isDay(tot ?? '')
  const days = isPeriod ? stayDays(van ?? '', tot ?? '') : undefined
  const begin = isDay(van ?? '') ? (van ?? today) : dayAfter(today, usual.ahead)
  const isLate = totTijd === lateTime
  const field = (name: keyof GivenTimedStay) => ({
    value: given[name] ?? '',
    errors: errors[name],
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      onChange({ [name]: event.currentTarget.value }),
  })

  return (
    <div className="grid gap-4 p-5 [--field-h:2.75rem]">
      <div className="grid grid-cols-[minmax(0,1fr)_7.75rem] items-start gap-x-2.5 gap-y-3 [&_input]:min-w-0 [&_input]:px-2.5">
        <TextField label="Brengen" type="date" min={today} {...field('van')} />
        <TextField
          label="Tijd"
          aria-label="Tijd van brengen"
          type="time"
          step={900}
          {...field('vanTijd')}
        />
        <TextField label="Ophalen" type="date" min={van || today} {...field('tot')} />
        <TextField
          label="Tijd"
          aria-label="Tijd van ophalen"
          type="time"
          step={900}
          {...field('totTijd')}
        />
        <TextField
          label="Reizigers"
          type="number"
          min={1}
          max={mostPersons}
          inputMode="numeric"
          {...field('personen')}
        />
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Voorbeelden</legend>
        {[1, 8, 22].map((count) => (
          <button
            key={count}
            type="button"
            aria-pressed={days === count}
            className={chipLook(days === count)}
            onClick={() => onChange({ van: begin, tot: dayAfter(begin, count - 1) })}
          >
            {count === 1 ? '1 dag' : `${count} dagen`}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={isLate}
          className={chipLook(isLate)}
          onClick={() => onChange({ totTijd: isLate ? usual.to : lateTime })}
        >
          ’s nachts terug
        </button>
      </fieldset>
    </div>
  )
}
