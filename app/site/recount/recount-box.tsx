import { useEffect, useState } from 'react'
import { Form, href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { useSettings } from '#app/site/page/settings.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { sortValues } from '#domain/filter/filter-address.ts'
import { sortLabels } from '#domain/filter/filter-labels.ts'
import type { SortBy } from '#domain/filter/parking-filter.ts'
import { differentPlaces, type PlacedParking } from '#domain/order/placed-parking.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { formatDay } from '#domain/text/date.ts'
import { keysOf } from '#domain/text/keys.ts'
import { counted } from '#domain/text/number.ts'
import type { Recounted } from './recount.ts'
import { RecountTable } from './recount-table.tsx'

export type RecountQuestion = {
  /** The airports with parkings. */
  airports: { slug: string; code: string; name: string }[]
  airport: string
  sortBy: SortBy
  stay: TimedStay
  today: string
  /** As the server computed it. */
  order: PlacedParking[]
}

/** The order of an airport, computed again in the reader's browser. */
export function RecountBox({ question }: { question: RecountQuestion }) {
  const { airports, airport, sortBy, order } = question
  const recounted = useRecount(question)
  const different =
    typeof recounted === 'object' ? differentPlaces(order, recounted.order) : undefined

  return (
    <div className="grid gap-4 rounded-lg bg-subtle p-4 md:p-5">
      <Form
        action={`${href('/hoe-wij-vergelijken')}#herbereken`}
        preventScrollReset
        className="grid items-end gap-3 md:grid-cols-[1fr_1fr_auto]"
      >
        <SelectField key={airport} label="Luchthaven" name="luchthaven" defaultValue={airport}>
          {airports.map(({ slug, code, name }) => (
            <option key={slug} value={slug}>
              {code}, {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          key={sortBy}
          label="Sorteer op"
          name="sorteer"
          defaultValue={sortValues[sortBy]}
        >
          {keysOf(sortValues).map((by) => (
            <option key={by} value={sortValues[by]}>
              {sortLabels[by]}
            </option>
          ))}
        </SelectField>
        <div className="grid print:hidden">
          <Button type="submit" tone="secondary">
            Reken opnieuw
          </Button>
        </div>
      </Form>
      <div role="status">
        <Verdict recounted={recounted} different={different} question={question} />
      </div>
      <noscript>
        <p>Zonder JavaScript kan je browser niet meerekenen. Dit is de volgorde van onze server.</p>
      </noscript>
      <RecountTable order={order} different={different} />
    </div>
  )
}

type Outcome = Recounted | 'failed' | undefined

function useRecount({ airport, sortBy, stay, today }: RecountQuestion): Outcome {
  const { priceStaleDays } = useSettings()
  const [outcome, setOutcome] = useState<Outcome>()

  useEffect(() => {
    let isAsked = true
    setOutcome(undefined)
    import('./recount.ts')
      .then(({ recount }) => recount({ airport, sortBy, stay, today, priceStaleDays }))
      .catch(() => 'failed' as const)
      .then((found) => isAsked && setOutcome(found))
    return () => {
      isAsked = false
    }
  }, [airport, sortBy, stay, today, priceStaleDays])
  return outcome
}

type VerdictProps = {
  recounted: Outcome
  different: number[] | undefined
  question: RecountQuestion
}

function Verdict({ recounted, different, question }: VerdictProps) {
  if (recounted === 'failed') {
    return (
      <Notice tone="caution">
        Je browser kon de cijfers niet ophalen. Kijk of je verbinding hebt en reken opnieuw.
      </Notice>
    )
  }
  if (!recounted || !different) return null
  if (different.length > 0) {
    return (
      <Notice
        tone="caution"
        title={`De volgorde verschilt op ${counted(different.length, 'plaats', 'plaatsen')}.`}
      >
        Waarschijnlijk veranderde een prijs terwijl je deze pagina las. Ververs de pagina. Blijft
        het zo? <Link to={href('/contact')}>Meld het ons</Link>.
      </Notice>
    )
  }

  const { stay, order } = question
  return (
    <Notice tone="positive" title="Je browser komt op dezelfde volgorde uit.">
      {counted(order.length, 'terrein', 'terreinen')}, {formatDay(stay.from)} tot en met{' '}
      {formatDay(stay.to)}, {counted(stay.persons, 'reiziger', 'reizigers')}. Berekend in{' '}
      {counted(recounted.milliseconds, 'milliseconde', 'milliseconden')}.
    </Notice>
  )
}
