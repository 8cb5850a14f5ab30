import { type FormEvent, useState } from 'react'
import { earliestPickUp } from '#domain/stay/stay.ts'
import { stayNames } from '#domain/stay/stay-names.ts'
import { readTimedStay, type TimedStay } from '#domain/stay/timed-stay.ts'
import { amsterdamDay } from '#domain/text/date.ts'
import { PersonsField } from './persons-field.tsx'
import { StayPair } from './stay-pair.tsx'
import type { AskedStay } from './use-stay.ts'

/** The fields of a stay, for each form that asks for one. */
export function useStayFields({ given, today, errors }: AskedStay) {
  const [dropOff, setDropOff] = useState<string>()

  /** The stay in a submitted form. If it is none, the first wrong field gets focus. */
  function read(event: FormEvent<HTMLFormElement>): TimedStay | undefined {
    const form = event.currentTarget
    const typed = new FormData(form)
    const of = (name: (typeof stayNames)[number]) => String(typed.get(name) ?? '')
    const result = readTimedStay(
      {
        van: of('van'),
        tot: of('tot'),
        vanTijd: of('vanTijd'),
        totTijd: of('totTijd'),
        personen: of('personen'),
      },
      // Later than when the page was drawn, perhaps.
      amsterdamDay(new Date()),
    )
    if (result.ok) return result.value
    const wrong = stayNames.find((name) => result.why[name])
    const field = wrong && form.elements.namedItem(wrong)
    if (field instanceof HTMLElement) field.focus()
    return undefined
  }

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
