import CalendarDays from 'lucide-react/icons/calendar-days'
import { type FormEvent, useRef } from 'react'
import { Form, href, useNavigate, useSearchParams } from 'react-router'
import { HiddenFields } from '#app/site/page/hidden-fields.tsx'
import { Link } from '#app/site/page/link.tsx'
import { applyText } from '#app/site/stay/apply-text.ts'
import type { AskedStay } from '#app/site/stay/use-stay.ts'
import { useStayFields } from '#app/site/stay/use-stay-fields.tsx'
import { useTypedForm } from '#app/site/stay/use-typed-stay.ts'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { dayCount, shortPeriod } from '#domain/stay/stay.ts'
import { compareAddress, viewPairs } from './compare-address.ts'

type CompareStayProps = { ids: number[]; asked: AskedStay }

/** The dates as one line, which opens to change them. A plain GET form, so it needs no script. */
export function CompareStay({ ids, asked }: CompareStayProps) {
  const { given, stay, today, errors } = asked
  const [search] = useSearchParams()
  const { isChanged, typed, filled, form } = useTypedForm(asked)
  const { fields, read } = useStayFields(filled)
  const navigate = useNavigate()
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)

  function close(): void {
    if (details.current) details.current.open = false
    summary.current?.focus({ preventScroll: true })
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    const next = read(event)
    // A wrong stay goes into the address: the page shows the errors.
    if (!next) return
    event.preventDefault()
    close()
    navigate(compareAddress(ids, { stay: next, search }), { preventScrollReset: true })
  }

  return (
    <details
      ref={details}
      open={Object.values(errors).some((error) => error !== undefined)}
      className="group rounded-lg bg-raised shadow-hairline print:hidden"
    >
      <summary
        ref={summary}
        className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 gap-y-0.5 rounded-lg px-4 py-2 hover:bg-hover"
      >
        <CalendarDays size="1.25rem" className="flex-none text-ink-muted" aria-hidden />
        <span className="font-semibold tabular-nums">
          {stay ? `${shortPeriod(stay, today)} · ${dayCount(stay.days)}` : 'Wanneer ben je weg?'}
        </span>
        <span className="ml-auto text-link underline underline-offset-[0.18em]">
          {stay ? 'Wijzig' : 'Kies data'}
        </span>
      </summary>
      <Form
        {...form}
        action={href('/vergelijken')}
        noValidate
        preventScrollReset
        onSubmit={submit}
        className="grid items-start gap-3 border-line border-t p-4 md:grid-cols-2 lg:grid-cols-[1fr_1fr_9.5rem]"
      >
        <HiddenFields pairs={[['terreinen', ids.join(',')], ...viewPairs(search)]} />
        {fields}
        <div className="col-span-full flex flex-wrap items-center gap-3">
          <Button type="submit" tone={isChanged && typed ? 'primary' : 'secondary'}>
            {applyText({ stay, typed, isChanged })}
          </Button>
          {(given.van !== null || given.tot !== null) && (
            <Link
              to={compareAddress(ids, { stay: undefined, search })}
              preventScrollReset
              onClick={close}
              className={buttonLook({ tone: 'ghost', size: 'sm' })}
            >
              Zonder data
            </Link>
          )}
        </div>
        <p className="col-span-full text-ink-muted text-sm">
          De eerste en de laatste dag tellen mee.
        </p>
      </Form>
    </details>
  )
}
