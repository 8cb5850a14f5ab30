import { useRef } from 'react'
import { HiddenFields } from '#app/site/page/hidden-fields.tsx'
import { Link } from '#app/site/page/link.tsx'
import { useKeptStay } from '#app/site/page/use-with-stay.ts'
import { StayField } from '#app/site/stay/stay-field.tsx'
import type { AskedStay } from '#app/site/stay/use-stay.ts'
import { Button } from '#app/ui/button.tsx'
import { dayCount, earliestPickUp } from '#domain/stay/stay.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'

const days = ['van', 'tot']

type PickerDatesProps = {
  asked: AskedStay
  /** What the form has, applied or not. */
  typed: TimedStay | undefined
  /** What the fields start with. */
  filled: AskedStay['given']
}

/** The dates on the sign. Their button is the first of the form, so that Enter never chooses an airport. */
export function PickerDates({ asked, typed, filled }: PickerDatesProps) {
  const { given, stay, errors, today } = asked
  const kept = useKeptStay()
  const from = useRef<HTMLInputElement>(null)
  const to = useRef<HTMLInputElement>(null)

  return (
    <fieldset className="grid grid-cols-2 gap-x-3 gap-y-2 px-5 max-[22.5rem]:grid-cols-1 [--field-h:2.75rem] [--negative-ink:#ffb3a7] [&_label]:text-sm">
      <legend className="sr-only">Wanneer ben je weg?</legend>
      <HiddenFields pairs={kept.filter(([name]) => !days.includes(name))} />
      <StayField
        label="Auto brengen"
        name="van"
        value={filled.van ?? ''}
        min={today}
        errors={errors.van}
        ref={from}
      />
      <StayField
        label="Auto ophalen"
        name="tot"
        value={filled.tot ?? ''}
        min={earliestPickUp(given.van ?? '', today)}
        errors={errors.tot}
        ref={to}
      />
      <div className="col-span-full flex min-h-11 items-center justify-between gap-x-4 gap-y-1 max-[22.5rem]:flex-wrap">
        <div className="flex flex-wrap items-baseline gap-x-3 text-on-inverse-soft text-xs/[1.4]">
          <p role="status">
            {typed ? (
              <b className="font-extrabold font-heading text-(--yellow-500) text-[1.25rem]/[1.2] tabular-nums tracking-[-0.02em]">
                {dayCount(typed.days)}
              </b>
            ) : (
              'Optioneel. Dan zie je per luchthaven het totaal.'
            )}
          </p>
          {(given.van || given.tot) && (
            <Link
              to="/"
              preventScrollReset
              className="inline-flex min-h-7 items-center text-sm text-white underline decoration-1 underline-offset-[0.2em]"
            >
              Wissen
            </Link>
          )}
        </div>
        <Button type="submit" tone="inverse" size="sm">
          {stay ? 'Bijwerken' : 'Toon totalen'}
        </Button>
      </div>
    </fieldset>
  )
}
