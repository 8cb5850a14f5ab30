import X from 'lucide-react/icons/x'
import { type FormEvent, useEffect, useRef } from 'react'
import { Form, useLocation, useNavigate, useSearchParams } from 'react-router'
import { HiddenFields } from '#app/site/page/hidden-fields.tsx'
import { useNewestQuery } from '#app/site/page/newest-query.ts'
import { keptPairs, pageSearch } from '#app/site/page/page-search.ts'
import { resultsId } from '#app/site/page/results-id.ts'
import { QueryLink } from '#app/site/ui/query-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { dayCount } from '#domain/stay/stay.ts'
import { noStay, writeStay } from '#domain/stay/timed-stay.ts'
import { applyText } from './apply-text.ts'
import { StayLine } from './stay-line.tsx'
import type { AskedStay } from './use-stay.ts'
import { useStayFields } from './use-stay-fields.tsx'
import { useTypedForm } from './use-typed-stay.ts'

const formLook = [
  'items-start gap-3 p-4 max-md:border-line max-md:border-t',
  // Folded on a phone. The form is beside the details, not in it: see FooterGroup.
  'hidden md:grid unfolded:grid',
  'md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9.5rem] md:gap-4 md:px-6 md:py-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9.5rem_auto]',
].join(' ')

/** The stay: optional; with it the cards show a total. On a phone it is one line. */
export function StayBar(asked: AskedStay) {
  const { given, stay, today, errors } = asked
  const { isChanged, typed, filled, form } = useTypedForm(asked)
  const { fields, read, clear } = useStayFields(filled)
  const [search] = useSearchParams()
  const newestQuery = useNewestQuery()
  const navigate = useNavigate()
  const { pathname, search: query, key } = useLocation()
  const line = useRef<HTMLDetailsElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const submitted = useRef<string>(undefined)
  const isAsked = given.van !== null || given.tot !== null
  const isWrong = Object.values(errors).some((error) => error !== undefined)

  function submit(event: FormEvent<HTMLFormElement>) {
    const next = read(event)
    // A wrong stay goes into the address, as it does without scripts: the page shows the errors.
    if (!next) return
    event.preventDefault()
    if (line.current) line.current.open = false
    const changes = { tab: null, ...noStay, ...Object.fromEntries(writeStay(next)) }
    const newest = new URLSearchParams(newestQuery().search)
    submitted.current = pageSearch(newest, changes)
    navigate({ pathname, search: submitted.current, hash: resultsId }, { preventScrollReset: true })
  }

  // The address scrolls to the results; the focus follows, since on a phone the form has folded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useEffect(() => {
    // Without an answer, something else may have come instead.
    if (submitted.current === query) {
      document.getElementById(resultsId)?.focus({ preventScroll: true })
    }
    submitted.current = undefined
  }, [key])

  function focusTop() {
    const summary = line.current?.querySelector('summary')
    summary?.focus()
    // On a wide screen there is no line.
    if (document.activeElement !== summary) title.current?.focus()
  }

  return (
    <div className="rounded-xl bg-raised shadow-[0_0_0_1px_var(--line),var(--elevation-2)]">
      <StayLine
        ref={line}
        today={today}
        stay={typed ?? stay}
        isApplied={!isChanged}
        isOpen={isWrong}
      />
      <Form
        {...form}
        action={`${pathname}#${resultsId}`}
        noValidate
        preventScrollReset
        aria-labelledby="periode"
        onSubmit={submit}
        className={formLook}
      >
        {/* Drops the tab: the totals are on the tab with the prices. */}
        <HiddenFields pairs={keptPairs(search, { tab: null, ...noStay })} />
        <div
          className={`col-span-full max-md:sr-only md:flex md:flex-wrap md:items-baseline md:gap-x-3 ${stay ? 'md:sr-only' : ''}`}
        >
          <h2
            id="periode"
            ref={title}
            tabIndex={-1}
            className="font-bold text-[1.125rem] tracking-[-0.01em]"
          >
            Wanneer ben je weg?
          </h2>
          <p role="status" className="mt-0.5 text-ink-muted text-sm">
            {typed
              ? `${dayCount(typed.days)}, de eerste en de laatste dag tellen mee.`
              : 'Optioneel. Dan zie je meteen de totaalprijs.'}
          </p>
        </div>
        {fields}
        <div className="flex items-center justify-end gap-x-4 gap-y-3 max-[20rem]:flex-wrap max-lg:col-span-full lg:mt-[1.64rem] lg:min-h-12">
          {isAsked && (
            <div className="mr-auto grid flex-none justify-items-start">
              {typed && (
                <p
                  aria-hidden="true"
                  className="whitespace-nowrap font-extrabold font-heading text-[1.125rem]/[1.2] tracking-[-0.02em]"
                >
                  {dayCount(typed.days)}
                </p>
              )}
              <QueryLink
                to={(search) => ({ search: pageSearch(search, noStay) })}
                preventScrollReset
                onClick={() => {
                  clear()
                  focusTop()
                }}
                className="inline-flex min-h-6 items-center gap-1 font-semibold text-link text-sm/[1.2] underline decoration-1 underline-offset-[0.2em] hover:text-link-hover pointer-coarse:min-h-8"
              >
                <X size="1rem" className="flex-none" aria-hidden />
                Wissen
              </QueryLink>
            </div>
          )}
          <span className={isAsked ? '' : 'max-md:w-full'}>
            <Button type="submit" tone={isChanged && typed ? 'primary' : 'secondary'} block>
              {applyText({ stay, typed, isChanged })}
            </Button>
          </span>
        </div>
      </Form>
    </div>
  )
}
