import Car from 'lucide-react/icons/car'
import CarTaxi from 'lucide-react/icons/car-taxi-front'
import TrainFront from 'lucide-react/icons/train-front'
import { useMemo } from 'react'
import { Form, useLocation, useSearchParams } from 'react-router'
import { HiddenFields } from '#app/site/page/hidden-fields.tsx'
import { keptPairs } from '#app/site/page/page-search.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import {
  type AlternativeAnswer,
  alternativeAnswers,
  alternatives,
} from '#domain/alternative/alternatives.ts'
import type { ComparedCharges } from '#domain/alternative/cheapest-parking.ts'
import { readAlternatives } from '#domain/alternative/read-alternatives.ts'
import { totalsPerDays } from '#domain/quote/quoted-parkings.ts'
import {
  defaultPersons,
  givenStay,
  readPersons,
  readTimedStay,
  type TimedStay,
} from '#domain/stay/timed-stay.ts'

const sectionId = 'trein-of-taxi'
const longestStay = 365

const icons = { taxi: CarTaxi, trein: TrainFront, gebracht: Car }

type ParkingAlternativesProps = { cheapest: ComparedCharges; today: string }

/** Parking against what the reader says that the way there costs otherwise. It works without scripts. */
export function ParkingAlternatives({ cheapest, today }: ParkingAlternativesProps) {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const stay = useAskedStay(search, today)
  // Those that the page shows, also while there are no days.
  const persons = readPersons(search.get('personen')) ?? defaultPersons
  const totals = useMemo(
    () => totalsPerDays(cheapest, stay ?? usualStay(today, persons), longestStay),
    [cheapest, stay, today, persons],
  )

  const given = {
    taxi: search.get('taxi'),
    trein: search.get('trein'),
    gebracht: search.get('gebracht'),
    gebrachtPer: search.get('gebrachtPer'),
  }
  const { costs, errors } = readAlternatives(given)

  return (
    <section
      id={sectionId}
      aria-labelledby={`${sectionId}-kop`}
      className="mb-8 scroll-mt-4 rounded-lg bg-card p-5 shadow-[inset_0_0_0_1px_var(--line-strong)] print:hidden"
    >
      <h2 id={`${sectionId}-kop`} className="font-bold text-[1.125rem]/[1.25] tracking-[-0.01em]">
        Parkeren, of toch met trein of taxi?
      </h2>
      <p className="mt-1 text-ink-soft">
        Vul in wat het jou kost. Wij verzinnen geen bedragen en rekenen met het goedkoopste terrein,{' '}
        {cheapest.name}.
      </p>
      <Form
        action={`${pathname}#${sectionId}`}
        noValidate
        preventScrollReset
        className="mt-5 grid items-start gap-4 md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.5fr)_auto]"
      >
        {/* The form replaces the rest of the address. */}
        <HiddenFields pairs={keptPairs(search, { tab: 'informatie' })} />
        {alternatives.map(({ name, label }) => {
          const amount = (
            <TextField
              // Another amount in the address replaces the one that was typed.
              key={`${name} ${given[name]}`}
              label={label}
              name={name}
              defaultValue={given[name] ?? ''}
              inputMode="decimal"
              autoComplete="off"
              before="€"
              errors={errors[name]}
            />
          )
          return name === 'gebracht' ? (
            <div
              key={name}
              className="grid grid-cols-[minmax(0,1fr)_8.5rem] items-start gap-2 max-[20rem]:grid-cols-1"
            >
              {amount}
              <SelectField
                key={given.gebrachtPer}
                label="Bedrag"
                name="gebrachtPer"
                defaultValue={given.gebrachtPer === 'dag' ? 'dag' : ''}
              >
                <option value="">in totaal</option>
                <option value="dag">per dag</option>
              </SelectField>
            </div>
          ) : (
            amount
          )
        })}
        <div className="grid md:mt-[1.64rem] [&>button]:min-h-12">
          <Button type="submit" tone="secondary">
            Vergelijk
          </Button>
        </div>
      </Form>
      <div role="status">
        <ul className="mt-5 grid gap-2.5 border-line border-t pt-4">
          {alternativeAnswers(totals, { costs }, persons).map((answer) => (
            <Answer key={answer.name} {...answer} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Answer({ name, cost, text }: AlternativeAnswer) {
  const Icon = icons[name]

  return (
    <li className={`flex gap-3 ${cost ? '' : 'text-ink-muted'}`}>
      <Icon size="1.25rem" className="mt-0.5 flex-none" aria-hidden />
      <span>
        {cost && <b className="font-bold">{cost}</b>} {text}
      </span>
    </li>
  )
}

/** The stay in the address, if it is one. */
function useAskedStay(search: URLSearchParams, today: string): TimedStay | undefined {
  const { van, tot, vanTijd, totTijd, personen } = givenStay(search)
  return useMemo(() => {
    const read = readTimedStay({ van, tot, vanTijd, totTijd, personen }, today)
    return read.ok ? read.value : undefined
  }, [van, tot, vanTijd, totTijd, personen, today])
}

const usualStay = (today: string, persons: number) => ({
  from: today,
  fromTime: null,
  toTime: null,
  persons,
})
