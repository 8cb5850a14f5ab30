import Plus from 'lucide-react/icons/plus'
import type { FormEvent } from 'react'
import { Form, href, useNavigate, useSearchParams } from 'react-router'
import { HiddenFields } from '#app/site/page/hidden-fields.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field/select-field.tsx'
import type { OtherParking } from '#domain/parking/comparison.ts'
import { type TimedStay, writeStay } from '#domain/stay/timed-stay.ts'
import { compareAddress, viewPairs } from './compare-address.ts'

type CompareAddProps = { ids: number[]; others: OtherParking[]; stay: TimedStay | undefined }

/** Adds one of the other parkings at the same airport. Without a script it is a GET form. */
export function CompareAdd({ ids, others, stay }: CompareAddProps) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  if (others.length === 0) return null

  function add(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const chosen = Number(new FormData(event.currentTarget).getAll('terreinen').at(-1))
    navigate(compareAddress([...ids, chosen], { stay, search }), { preventScrollReset: true })
  }

  return (
    <Form
      action={href('/vergelijken')}
      onSubmit={add}
      className="flex flex-wrap gap-2 text-left print:hidden [&>div]:grow [&>div]:basis-44"
    >
      <HiddenFields
        pairs={[['terreinen', ids.join(',')], ...writeStay(stay), ...viewPairs(search)]}
      />
      <SelectField label="Nog een terrein erbij" hideLabel name="terreinen">
        {others.map(({ id, name, costs }) => (
          <option key={id} value={id}>
            {name}, {costs}
          </option>
        ))}
      </SelectField>
      <Button type="submit" tone="secondary">
        <Plus aria-hidden />
        Voeg toe
      </Button>
    </Form>
  )
}
