import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { HiddenFields } from '#app/site/page/hidden-fields.tsx'
import { useChangeSearch } from '#app/site/page/use-change-search.ts'
import { StayField } from '#app/site/stay/stay-field.tsx'
import { useStay } from '#app/site/stay/use-stay.ts'
import { Button } from '#app/ui/button.tsx'
import { earliestPickUp } from '#domain/stay/stay.ts'
import { keptStay, withStay } from '#domain/stay/stay-address.ts'

const days = ['van', 'tot']

/**
 * The dates on the sign. They go into the address of the home page, from which every link to an
 * airport takes them; without JavaScript a button does that.
 */
export function PickerDates({ today: renderedOn }: { today: string }) {
  const { given, today } = useStay(renderedOn)
  const changeSearch = useChangeSearch()
  const [search] = useSearchParams()
  const from = useRef<HTMLInputElement>(null)
  const to = useRef<HTMLInputElement>(null)

  function keep() {
    const [van, tot] = [from.current?.value ?? '', to.current?.value ?? '']
    if (van === (given.van ?? '') && tot === (given.tot ?? '')) return
    changeSearch((query) => {
      query.set('van', van)
      query.set('tot', tot)
      return withStay('/', keptStay('/', query)).slice(1)
    })
  }

  /** A year that is typed digit by digit is long past until its last digit. */
  function keepValid({ target }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement && target.validity.valid) keep()
  }

  // Takes over what was filled in before hydration.
  const takeOver = useEffectEvent(keep)
  useEffect(() => takeOver(), [])

  return (
    <form
      method="get"
      action="/"
      aria-label="Wanneer ben je weg?"
      onChange={keepValid}
      onBlur={keep}
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
      className="grid grid-cols-2 gap-3 px-5 pb-1 max-[22.5rem]:grid-cols-1 [--field-h:2.75rem] [&_label]:text-sm"
    >
      <HiddenFields pairs={keptStay('/', search).filter(([name]) => !days.includes(name))} />
      <StayField
        label="Auto brengen"
        name="van"
        value={given.van ?? ''}
        min={today}
        errors={undefined}
        ref={from}
      />
      <StayField
        label="Auto ophalen"
        name="tot"
        value={given.tot ?? ''}
        min={earliestPickUp(given.van ?? '', today)}
        errors={undefined}
        ref={to}
      />
      <p className="col-span-full text-on-inverse-soft text-xs/[1.4]">
        Optioneel. Dan zie je bij je luchthaven meteen de totaalprijs.
      </p>
      <noscript className="col-span-full">
        <Button type="submit" tone="inverse" block>
          Neem deze data mee
        </Button>
      </noscript>
    </form>
  )
}
