import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { StayField } from '#app/site/stay/stay-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import type { GivenTimedStay } from '#domain/stay/carried-stay.ts'
import { earliestPickUp } from '#domain/stay/stay.ts'
import type { TimedStayErrors } from '#domain/stay/timed-stay.ts'
import { TimeField } from './time-field.tsx'

type WhichStayProps = {
  given: GivenTimedStay
  errors: TimedStayErrors
  today: string
  /** '8 dagen'. */
  length: string | undefined
}

const persons = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Asks for the stay. A GET form, so that it works without scripts and the answer can be shared. */
export function WhichStay({ given, errors, today, length }: WhichStayProps) {
  const form = useRef<HTMLFormElement>(null)
  const [from, to] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const isSubmitted = useRef(false)
  const personen = given.personen?.trim() ?? ''

  useEffect(() => {
    if (!isSubmitted.current) return
    isSubmitted.current = false
    if (Object.values(errors).some(Boolean))
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  return (
    <Form
      ref={form}
      noValidate
      preventScrollReset
      aria-label="Je verblijf"
      onSubmit={() => {
        isSubmitted.current = true
      }}
      className="grid grid-cols-2 items-start gap-3 rounded-xl bg-raised p-4 shadow-[0_0_0_1px_var(--line),var(--elevation-2)] max-[22.5rem]:grid-cols-1 md:grid-cols-4 md:gap-4 md:px-6 md:py-5 xl:grid-cols-[1fr_7.5rem_1fr_7.5rem_6rem_auto]"
    >
      <StayField
        label="Auto brengen"
        name="van"
        value={given.van ?? ''}
        min={today}
        errors={errors.van}
        ref={from}
      />
      <TimeField
        label="Hoe laat?"
        name="vanTijd"
        value={given.vanTijd ?? ''}
        errors={errors.vanTijd}
      />
      <StayField
        label="Auto ophalen"
        name="tot"
        value={given.tot ?? ''}
        min={earliestPickUp(given.van ?? '', today)}
        errors={errors.tot}
        ref={to}
      />
      <TimeField
        label="Hoe laat terug?"
        name="totTijd"
        value={given.totTijd ?? ''}
        errors={errors.totTijd}
      />
      <SelectField
        key={personen}
        label="Reizigers"
        name="personen"
        defaultValue={persons.includes(personen) ? personen : '2'}
        errors={errors.personen}
      >
        {persons.map((count) => (
          <option key={count}>{count}</option>
        ))}
      </SelectField>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 self-end max-md:col-span-full md:max-xl:col-span-3 xl:min-h-12">
        {length && (
          <p className="mr-auto whitespace-nowrap font-extrabold font-heading text-[1.125rem]/[1.2] tracking-[-0.02em]">
            {length}
          </p>
        )}
        {(given.van !== null || given.tot !== null) && (
          <Link
            to="."
            preventScrollReset
            className="inline-flex min-h-6 items-center font-semibold text-link text-sm/[1.2] underline decoration-1 underline-offset-[0.2em] hover:text-link-hover pointer-coarse:min-h-8"
          >
            Wissen
          </Link>
        )}
        <Button type="submit" tone="secondary">
          {length ? 'Bijwerken' : 'Toon totaalprijs'}
        </Button>
      </div>
    </Form>
  )
}
