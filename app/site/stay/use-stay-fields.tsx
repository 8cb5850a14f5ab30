import { type FormEvent, useRef, useState } from 'react'
import { earliestPickUp, readStay } from '#domain/stay/stay.ts'
import { StayField } from './stay-field.tsx'
import type { AskedStay } from './use-stay.ts'

/** The two fields of a stay, for each form that asks for one. */
export function useStayFields({ given, today, errors }: AskedStay) {
  const from = useRef<HTMLInputElement>(null)
  const to = useRef<HTMLInputElement>(null)
  const [dropOff, setDropOff] = useState<string>()

  /** Whether the fields of a submitted form are a stay. If not, the wrong one gets focus. */
  function check(event: FormEvent<HTMLFormElement>): boolean {
    const typed = new FormData(event.currentTarget)
    const read = readStay({ van: String(typed.get('van')), tot: String(typed.get('tot')) }, today)
    if (!read.ok) (read.why.van ? from : to).current?.focus()
    return read.ok
  }

  const fields = (
    <>
      <StayField
        label="Auto brengen"
        name="van"
        value={given.van ?? ''}
        min={today}
        errors={errors.van}
        onChange={(event) => setDropOff(event.currentTarget.value)}
        ref={from}
      />
      <StayField
        label="Auto ophalen"
        name="tot"
        value={given.tot ?? ''}
        min={earliestPickUp(dropOff ?? given.van ?? '', today)}
        errors={errors.tot}
        ref={to}
      />
    </>
  )
  return { fields, check, clear: () => setDropOff(undefined) }
}
