import { type FormEvent, useState } from 'react'
import { earliestPickUp } from '#domain/stay/stay.ts'
import { PersonsField } from './persons-field.tsx'
import { readStayForm } from './read-stay-form.ts'
import { StayPair } from './stay-pair.tsx'
import type { AskedStay } from './use-stay.ts'

/** The fields of a stay, for each form that asks for one. */
export function useStayFields({ given, today, errors }: AskedStay) {
  const [dropOff, setDropOff] = useState<string>()

  const read = (event: FormEvent<HTMLFormElement>) => readStayForm(event.currentTarget)

  const fields = (
    <>
      <StayPair
        label="Auto brengen"
        timeLabel="Tijd van brengen"
        date={{
          name: 'van',
          value: given.van,
          errors: errors.van,
          min: today,
          onChange: (event) => setDropOff(event.currentTarget.value),
        }}
        time={{ name: 'vanTijd', value: given.vanTijd, errors: errors.vanTijd }}
      />
      <StayPair
        label="Auto ophalen"
        timeLabel="Tijd van ophalen"
        date={{
          name: 'tot',
          value: given.tot,
          errors: errors.tot,
          min: earliestPickUp(dropOff ?? given.van ?? '', today),
        }}
        time={{ name: 'totTijd', value: given.totTijd, errors: errors.totTijd }}
      />
      <PersonsField value={given.personen} errors={errors.personen} />
    </>
  )
  return { fields, read, clear: () => setDropOff(undefined) }
}
