import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ChangeEvent, useId } from 'react'
import { Field } from '#app/ui/field/field.tsx'
import { isQuarter } from '#domain/stay/time-of-day.ts'
import { isDay } from '#domain/text/is-day.ts'
import { StayDate } from './stay-date.tsx'

type Given = { value: string | null; errors: string[] | undefined }

type StayPairProps = {
  label: string
  /** The name of the time, for a visitor who can't see that it stands beside the date. */
  timeLabel: string
  date: Given & {
    name: 'van' | 'tot'
    min: string
    onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  }
  time: Given & { name: string }
}

const pairLook =
  'flex min-w-0 rounded-md border-[1.5px] border-line-control bg-card focus-within:border-ink hover:border-ink has-aria-invalid:border-negative'

/** A date and a time in one border. A new value in the address replaces what was entered. */
export function StayPair({ label, timeLabel, date, time }: StayPairProps) {
  const timeId = useId()
  const day = isDay(date.value ?? '') ? (date.value ?? '') : ''
  const clock = isQuarter(time.value ?? '') ? (time.value ?? '') : ''
  const errors = [...(date.errors ?? []), ...(time.errors ?? [])]

  return (
    <Field label={label} errors={errors}>
      {({ 'aria-invalid': _, ...wiring }) => (
        <span className={pairLook}>
          <StayDate
            day={day}
            name={date.name}
            min={date.min}
            onChange={date.onChange}
            isWrong={date.errors !== undefined}
            {...wiring}
          />
          <span className="relative block w-24 flex-none border-line-strong border-l">
            <select
              key={clock}
              id={timeId}
              name={time.name}
              defaultValue={clock}
              aria-label={timeLabel}
              aria-invalid={time.errors !== undefined || undefined}
              aria-describedby={wiring['aria-describedby']}
              className="block min-h-(--field-h,3rem) w-full appearance-none rounded-md bg-transparent pr-7 pl-3 tabular-nums"
            >
              <option value="">Tijd</option>
              {timeOptions}
            </select>
            <ChevronDown
              size="1rem"
              className="pointer-events-none absolute inset-y-0 right-2.5 my-auto"
              aria-hidden
            />
          </span>
        </span>
      )}
    </Field>
  )
}

/** '00:00', '00:15' … '23:45'. */
const quarters = Array.from({ length: 96 }, (_, at) =>
  [Math.floor(at / 4), (at % 4) * 15].map((part) => `${part}`.padStart(2, '0')).join(':'),
)

/** Made once: every field has the same. */
export const timeOptions = quarters.map((time) => (
  <option key={time} value={time}>
    {time}
  </option>
))
