import X from 'lucide-react/icons/x'
import { type FormEvent, useRef } from 'react'
import { Form, Link, useLocation, useSearchParams } from 'react-router'
import { HiddenFields } from '#app/site/page/hidden-fields.tsx'
import { keptPairs, pageSearch } from '#app/site/page/page-search.ts'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { dayCount, readStay } from '#domain/stay/stay.ts'
import { StayField } from './stay-field.tsx'
import type { AskedStay } from './use-stay.ts'

const barLook = [
  'grid grid-cols-2 items-start gap-3 rounded-xl bg-raised p-4 shadow-[0_0_0_1px_var(--line),var(--elevation-2)] max-[22.5rem]:grid-cols-1',
  'md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] md:gap-4 md:px-6 md:py-5 xl:grid-cols-[minmax(0,1fr)_13rem_13rem_auto]',
].join(' ')

/** The dates of the stay: optional; with them the cards show a total. */
export function StayBar({ given, today, stay, errors }: AskedStay) {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const title = useRef<HTMLHeadingElement>(null)
  const from = useRef<HTMLInputElement>(null)
  const to = useRef<HTMLInputElement>(null)
  const isAsked = given.van !== null || given.tot !== null

  function showWhatIsWrong(event: FormEvent<HTMLFormElement>) {
    const fields = new FormData(event.currentTarget)
    const result = readStay(
      { van: String(fields.get('van')), tot: String(fields.get('tot')) },
      today,
    )
    if (!result.ok) (result.why.van ? from : to).current?.focus()
  }

  return (
    <Form
      action={pathname}
      noValidate
      preventScrollReset
      aria-labelledby="periode"
      onSubmit={showWhatIsWrong}
      className={barLook}
    >
      {/* Drops the tab: the totals are on the tab with the prices. */}
      <HiddenFields pairs={keptPairs(search, { tab: null, van: null, tot: null })} />
      <div className="col-span-full xl:col-span-1 xl:self-center">
        <h2
          id="periode"
          ref={title}
          tabIndex={-1}
          className="font-bold text-[1.125rem] tracking-[-0.01em]"
        >
          Wanneer ben je weg?
        </h2>
        <p role="status" className="mt-0.5 text-ink-muted text-sm">
          {stay
            ? `${dayCount(stay.days)}, de eerste en de laatste dag tellen mee.`
            : 'Optioneel. Dan zie je meteen de totaalprijs.'}
        </p>
      </div>
      <StayField
        label="Auto brengen"
        name="van"
        value={fieldDay(given.van)}
        min={today}
        errors={errors.van}
        ref={from}
      />
      <StayField
        label="Auto ophalen"
        name="tot"
        value={fieldDay(given.tot)}
        min={today}
        errors={errors.tot}
        ref={to}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:col-span-full md:mt-[1.64rem] md:min-h-12">
        {stay && (
          <p
            aria-hidden="true"
            className="mr-auto font-extrabold font-heading text-[1.25rem]/none tracking-[-0.02em]"
          >
            {dayCount(stay.days)}
          </p>
        )}
        <span className={isAsked ? '' : 'max-md:w-full'}>
          <Button type="submit" tone="secondary" block>
            {stay ? 'Bijwerken' : 'Toon totaalprijs'}
          </Button>
        </span>
        {isAsked && (
          <Link
            to={{ search: pageSearch(search, { van: null, tot: null }) }}
            preventScrollReset
            onClick={() => title.current?.focus()}
            className={buttonLook({ tone: 'ghost', size: 'sm' })}
          >
            <X aria-hidden />
            Wissen
          </Link>
        )}
      </div>
    </Form>
  )
}

/** A date input cannot show an invalid date; the error below it explains it. */
function fieldDay(given: string | null): string {
  return given !== null && /^\d{4}-\d{2}-\d{2}$/.test(given) ? given : ''
}
