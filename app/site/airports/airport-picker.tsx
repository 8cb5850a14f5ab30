import ArrowRight from 'lucide-react/icons/arrow-right'
import PlaneTakeoff from 'lucide-react/icons/plane-takeoff'
import { type FormEvent, use } from 'react'
import { href, useNavigate } from 'react-router'
import { FetchContent } from '#app/site/page/link.tsx'
import { fieldsOf } from '#app/site/page/typed-stay.ts'
import { AirportSearchField } from '#app/site/search/airport-search.tsx'
import { HeroTitle } from '#app/site/shell/hero.tsx'
import { readStayForm } from '#app/site/stay/read-stay-form.ts'
import { useStay } from '#app/site/stay/use-stay.ts'
import { useTypedForm } from '#app/site/stay/use-typed-stay.ts'
import { CodeTile } from '#app/ui/code-tile.tsx'
import type { Airport } from '#domain/airport/airport.ts'
import type { WithLowestStay } from '#domain/airport/lowest-stay.ts'
import { checkedPerDay, checkedText } from '#domain/airport/lowest-stay-text.ts'
import { pickedAddress } from '#domain/airport/picked-address.ts'
import { dayCount } from '#domain/stay/stay.ts'
import type { TimedStay } from '#domain/stay/timed-stay.ts'
import { formatCents, formatEuro } from '#domain/text/money.ts'
import { PickerDates } from './picker-dates.tsx'

type Gate = Pick<Airport, 'code' | 'name' | 'slug' | 'lowestPrice'> & WithLowestStay

/** The promise, and what searches below it. On a wide screen the picker stands on its right, over both. */
const gridLook =
  'container-page relative z-1 grid grid-cols-[minmax(0,1fr)] pb-44 min-[56.25rem]:min-h-[40.5rem] min-[56.25rem]:grid-cols-[minmax(0,1fr)_22.5rem] min-[56.25rem]:grid-rows-[auto_1fr] min-[56.25rem]:gap-x-8 min-[56.25rem]:pb-0 xl:grid-cols-[minmax(0,1fr)_27.5rem] xl:gap-x-[clamp(2rem,4vw,5rem)]'

/** Where the search overlaps the picture it has a panel behind it. */
const searchLook =
  'mt-6 min-[56.25rem]:max-w-[20rem] min-[56.25rem]:self-start min-[56.25rem]:rounded-lg min-[56.25rem]:bg-card min-[56.25rem]:p-4 min-[56.25rem]:shadow-2 xl:max-w-[26rem]'

/** From this width on the sign hangs; below it, the search hangs under it and stands on two posts. */
const posts =
  'before:absolute before:-bottom-3 before:left-16 before:h-3 before:w-2.5 after:absolute after:right-16 after:-bottom-3 after:h-3 after:w-2.5 min-[56.25rem]:before:-top-14 min-[56.25rem]:before:h-14 min-[56.25rem]:after:-top-14 min-[56.25rem]:after:h-14'
const steel =
  'before:bg-linear-90 before:from-50% before:from-(--ink-700) before:to-50% before:to-(--ink-800) after:bg-linear-90 after:from-50% after:from-(--ink-700) after:to-50% after:to-(--ink-800)'
const searchSign = [
  'relative max-w-[36rem] max-[56.25rem]:mt-3 max-[56.25rem]:rounded-[14px] max-[56.25rem]:bg-(--ink-900) max-[56.25rem]:px-5 max-[56.25rem]:pt-3 max-[56.25rem]:pb-5 max-[56.25rem]:text-white max-[56.25rem]:shadow-3',
  'max-[56.25rem]:before:absolute max-[56.25rem]:before:-bottom-29 max-[56.25rem]:before:left-16 max-[56.25rem]:before:h-29 max-[56.25rem]:before:w-2.5 max-[56.25rem]:after:absolute max-[56.25rem]:after:right-16 max-[56.25rem]:after:-bottom-29 max-[56.25rem]:after:h-29 max-[56.25rem]:after:w-2.5',
].join(' ')

type AirportPickerProps = {
  gates: Gate[]
  /** The codes of airports that are not on the sign. */
  more: string[]
  /** The day on which the server rendered the page. */
  today: string
}

/**
 * One form of the dates, a road sign with a row per airport, and the search. Each row is a button of it, so that the
 * dates go along without scripts too.
 */
export function AirportPicker({ gates, more, today }: AirportPickerProps) {
  const asked = useStay(today)
  const { typed, filled, form: typedForm } = useTypedForm(asked)
  const navigate = useNavigate()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    const next = pickedAddress(submitter?.getAttribute('formaction') ?? '/', fieldsOf(form))
    // The page says what is wrong with the dates, and the first wrong one gets focus.
    const isHere = next.split('?', 1)[0] === '/'
    if (isHere) readStayForm(form)
    navigate(next, { preventScrollReset: isHere })
  }

  return (
    <form
      {...typedForm}
      method="get"
      action="/"
      noValidate
      aria-label="Luchthaven en data"
      onSubmit={submit}
      className={gridLook}
    >
      <HeroTitle />
      <section
        aria-labelledby="kies-luchthaven"
        className={`relative mt-8 w-full max-w-[36rem] self-start rounded-[14px] bg-(--ink-900) text-white shadow-3 min-[56.25rem]:col-start-2 min-[56.25rem]:row-span-2 min-[56.25rem]:row-start-1 min-[56.25rem]:mt-14 ${posts} ${steel}`}
      >
        <h2
          id="kies-luchthaven"
          className="flex min-h-15 items-center gap-3 px-5 py-2 font-bold text-[1.0625rem]/[1.2] tracking-[-0.012em] sm:text-[1.1875rem]/[1.2]"
        >
          <PlaneTakeoff
            size="1.5rem"
            className="flex-none text-(--yellow-500) max-sm:hidden"
            aria-hidden
          />
          Waar vlieg je vandaan?
        </h2>
        <PickerDates asked={asked} typed={typed} filled={filled.given} />
        <p
          aria-hidden="true"
          className="px-5.5 pt-2 pb-1.5 text-right text-on-inverse-soft text-xs"
        >
          {asked.stay ? 'totaal, met alle verplichte kosten' : 'vanaf, per dag'}
        </p>
        <ul className="mx-1.5 overflow-hidden rounded-t-md bg-(--yellow-500) text-(--ink-900)">
          {gates.map((gate) => (
            <li key={gate.code}>
              <GateRow gate={gate} stay={asked.stay} />
            </li>
          ))}
        </ul>
        <Checked gates={gates} isForStay={asked.stay !== undefined} />
        <button
          type="submit"
          formAction={href('/luchthavens')}
          className="mx-1.5 grid min-h-16 w-[calc(100%-0.75rem)] grid-cols-[1fr_1.5rem] items-center gap-2 rounded-md pr-4 pl-3.5 text-left font-semibold hover:text-(--yellow-500) focus-visible:-outline-offset-4 focus-visible:outline-(--yellow-500) focus-visible:shadow-none sm:grid-cols-[1fr_auto_1.5rem] sm:pr-4.5"
        >
          Meer luchthavens
          <span aria-hidden="true" className="flex gap-1.5 max-sm:hidden">
            {more.map((code) => (
              <span
                key={code}
                className="rounded-xs border-(--ink-600) border-[1.5px] px-[0.4rem] py-[0.3rem] font-bold font-heading text-[0.6875rem]/none text-on-inverse-soft tracking-[0.03em]"
              >
                {code}
              </span>
            ))}
          </span>
          <ArrowRight size="1.5rem" aria-hidden />
        </button>
      </section>
      <div className={`${searchSign} ${searchLook} ${steel}`}>
        <AirportSearchField />
      </div>
    </form>
  )
}

/** When the prices on the sign were checked, and whether something may come on top. */
function Checked({ gates, isForStay }: { gates: Gate[]; isForStay: boolean }) {
  const text = isForStay
    ? checkedText(gates.flatMap(({ lowestStay }) => lowestStay ?? []))
    : checkedPerDay(gates)
  if (!text) return null
  return (
    <p className="mx-1.5 rounded-b-md bg-(--yellow-500) px-3.5 py-2 text-(--ink-900) text-xs/[1.4]">
      {text}
    </p>
  )
}

function GateRow({ gate, stay }: { gate: Gate; stay: TimedStay | undefined }) {
  const { code, name, slug } = gate
  const path = href('/parkeren/:slug', { slug })
  const fetchContent = use(FetchContent)

  return (
    <button
      type="submit"
      formAction={path}
      onPointerEnter={() => fetchContent(path)}
      onFocus={() => fetchContent(path)}
      className="group grid w-full max-[20rem]:flex max-[20rem]:flex-wrap min-h-16 grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-2 text-left min-[22.5rem]:grid-cols-[3.75rem_minmax(0,1fr)_auto_1.5rem] min-[22.5rem]:gap-2.5 sm:gap-3.5 border-[rgb(14_27_44/0.14)] border-b-2 py-2 pr-4 pl-3.5 font-bold font-heading text-base/[1.2] transition-colors duration-(--fast) hover:bg-(--ink-900) hover:text-white focus-visible:rounded-md focus-visible:-outline-offset-4 focus-visible:outline-(--ink-900) focus-visible:shadow-[inset_0_0_0_6px_#fff] sm:pr-4.5 sm:text-[1.125rem]/[1.2]"
    >
      <CodeTile tone="turning">{code}</CodeTile>
      <span className="tracking-[-0.012em]">{name}</span>
      <GatePrice gate={gate} stay={stay} />
      <ArrowRight
        size="1.5rem"
        className="transition-[translate] duration-(--base) ease-out within-hover:translate-x-[3px] within-hover:text-(--yellow-500) max-[22.5rem]:hidden"
        aria-hidden
      />
    </button>
  )
}

function GatePrice({ gate, stay }: { gate: Gate; stay: TimedStay | undefined }) {
  const { lowestPrice, lowestStay } = gate
  const amountLook = 'whitespace-nowrap tabular-nums tracking-[-0.02em]'
  if (lowestPrice === null) return <NoPrice>nog geen aanbieders</NoPrice>
  if (!stay || lowestStay === undefined) {
    return (
      <span className={amountLook}>
        <span className="sr-only">vanaf </span>
        {formatEuro(lowestPrice)}
        <span className="sr-only"> per dag</span>
      </span>
    )
  }
  if (!lowestStay) return <NoPrice>niet te boeken</NoPrice>
  return (
    <span className={`text-right ${amountLook}`}>
      <span className="block font-medium font-sans text-xs/[1.3] tracking-normal">
        {dayCount(stay.days)}, vanaf{' '}
      </span>
      {formatCents(lowestStay.total)}
    </span>
  )
}

function NoPrice({ children }: { children: string }) {
  return <span className="text-right font-sans font-semibold text-sm/[1.2]">{children}</span>
}
