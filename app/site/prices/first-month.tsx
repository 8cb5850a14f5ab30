import { State } from '#app/ui/state.tsx'
import { addMonths, formatMonth, monthName } from '#domain/text/month.ts'

type FirstMonthProps = {
  /** Undefined if this stay was never measured here. */
  month: string | undefined
}

/** While there is only one month, there is no line to draw. */
export function FirstMonth({ month }: FirstMonthProps) {
  return (
    <State image="/images/leeg-lijst.svg" title="Eén meting is nog geen lijn" level={3}>
      <p>
        {month === undefined
          ? 'Dit verblijf konden we hier nog niet meten.'
          : `We meten sinds ${formatMonth(month)}. Vanaf ${monthName(addMonths(month, 1))} zie je hier hoe de prijs per maand verandert.`}
      </p>
    </State>
  )
}
