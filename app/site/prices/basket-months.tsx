import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { Button } from '#app/ui/button.tsx'
import { chipLook } from '#app/ui/chip-look.ts'
import { CodeTile } from '#app/ui/code-tile.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import type { BasketChoice } from '#domain/basket/basket-page.ts'
import { type BasketDays, stayText } from '#domain/basket/basket-question.ts'
import type { BasketAirport } from '#domain/basket/basket-view.ts'
import { measuredPoints } from '#domain/basket/measured-points.ts'
import { formatEuro } from '#domain/text/money.ts'
import { formatMonth, monthName } from '#domain/text/month.ts'
import { counted } from '#domain/text/number.ts'
import { capitalized } from '#domain/text/text.ts'
import { BasketChart } from './basket-chart.tsx'
import { FirstMonth } from './first-month.tsx'
import { MonthsTable } from './months-table.tsx'

type BasketMonthsProps = { stays: BasketDays; airports: BasketAirport[]; chosen: BasketChoice }

/** How the totals of one airport changed. The choices are links, so they work without scripts. */
export function BasketMonths({ stays, airports, chosen }: BasketMonthsProps) {
  const { airport, days, points } = chosen
  const known = measuredPoints(points)
  const [first] = known
  const stay = stayText(days)

  return (
    <section aria-labelledby="per-maand" className="mt-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="per-maand">Per maand</h2>
        <AirportChoice airports={airports} airport={airport} days={days} />
      </div>
      <div className="mt-5 rounded-lg bg-card p-5 shadow-[inset_0_0_0_1px_var(--line-strong)]">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h3 className="flex flex-wrap items-center gap-2.5 text-[1.125rem]">
            <CodeTile size="sm">{airport.code}</CodeTile>
            <span>
              {airport.name}, {stay}
            </span>
          </h3>
          <ul aria-label="Verblijf" className="flex flex-wrap gap-2">
            {stays.map((each) => (
              <li key={each}>
                <Choice to={addressOf(airport.slug, each)} isChosen={each === days}>
                  {counted(each, 'dag', 'dagen')}
                </Choice>
              </li>
            ))}
          </ul>
        </div>
        {known.length < 2 ? (
          <FirstMonth month={first?.month} />
        ) : (
          <>
            <Legend />
            <BasketChart label={summary(airport, days, known)} points={points} />
            <section
              aria-label={`${airport.name} per maand`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: makes it scrollable with the arrow keys
              tabIndex={0}
              className="overflow-x-auto"
            >
              <MonthsTable caption={`${airport.name}, ${stay}, per maand`} points={points} />
            </section>
          </>
        )}
      </div>
    </section>
  )
}

/** More would take more room than the chart. */
const mostChips = 12

type AirportChoiceProps = { airports: BasketAirport[]; airport: BasketAirport; days: number }

function AirportChoice({ airports, airport, days }: AirportChoiceProps) {
  if (airports.length > mostChips) {
    return (
      <Form action="#per-maand" preventScrollReset className="flex flex-wrap items-end gap-2">
        <input type="hidden" name="dagen" value={days} />
        <SelectField
          key={airport.slug}
          label="Luchthaven"
          name="luchthaven"
          defaultValue={airport.slug}
        >
          {airports.map(({ code, name, slug }) => (
            <option key={code} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" tone="secondary">
          Toon
        </Button>
      </Form>
    )
  }

  return (
    <ul aria-label="Luchthaven" className="flex flex-wrap gap-2">
      {airports.map(({ code, name, slug }) => (
        <li key={code}>
          <Choice to={addressOf(slug, days)} isChosen={code === airport.code}>
            {code}
            <span className="sr-only"> {name}</span>
          </Choice>
        </li>
      ))}
    </ul>
  )
}

function addressOf(slug: string, days: number): string {
  return `?${new URLSearchParams({ luchthaven: slug, dagen: String(days) })}#per-maand`
}

type ChoiceProps = { to: string; isChosen: boolean; children: ReactNode }

function Choice({ to, isChosen, children }: ChoiceProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      rel="nofollow"
      aria-current={isChosen ? 'true' : undefined}
      className={chipLook(isChosen)}
    >
      {children}
    </Link>
  )
}

function Legend() {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-ink-muted text-sm">
      <li className="inline-flex items-center gap-2">
        <span aria-hidden="true" className="w-4.5 border-chart-1 border-t-[2.5px]" />
        Laagste totaal
      </li>
      <li className="inline-flex items-center gap-2">
        <span
          aria-hidden="true"
          className="w-4.5 border-ink-muted border-t-[1.5px] border-dashed"
        />
        Middelste totaal
      </li>
    </ul>
  )
}

/** 'Acht dagen bij Schiphol: laagste totaal van €62,00 in juni naar €55,60 in november, …' */
function summary(
  { name }: BasketAirport,
  days: number,
  points: ReturnType<typeof measuredPoints>,
): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return ''
  const [from, to] = [first.amounts, last.amounts]
  const euros = (cents: number) => formatEuro(cents / 100)
  const isSameYear = first.month.slice(0, 4) === last.month.slice(0, 4)
  const named = isSameYear ? monthName : formatMonth
  const stay = capitalized(stayText(days))
  return `${stay} bij ${name}: laagste totaal van ${euros(from.lowest)} in ${named(first.month)} naar ${euros(to.lowest)} in ${named(last.month)}, middelste van ${euros(from.middle)} naar ${euros(to.middle)}`
}
