import type { FormEvent } from 'react'
import { Form, useLocation, useNavigate, useSearchParams } from 'react-router'
import { HiddenFields } from '#app/site/page/hidden-fields.tsx'
import { applyText } from '#app/site/stay/apply-text.ts'
import type { AskedStay } from '#app/site/stay/use-stay.ts'
import { useStayFields } from '#app/site/stay/use-stay-fields.tsx'
import { useTypedForm } from '#app/site/stay/use-typed-stay.ts'
import { Button } from '#app/ui/button.tsx'
import { writtenFilter } from '#domain/filter/filter-address.ts'
import { writeStay } from '#domain/stay/timed-stay.ts'

type StayFormProps = { asked: AskedStay; onSent: () => void }

export function StayForm({ asked, onSent }: StayFormProps) {
  const { isChanged, typed, filled, form } = useTypedForm(asked)
  const { fields, read } = useStayFields(filled)
  const { pathname } = useLocation()
  const filter = writtenFilter(useSearchParams()[0])
  const navigate = useNavigate()

  function submit(event: FormEvent<HTMLFormElement>) {
    const stay = read(event)
    // A wrong stay goes into the address, as it does without scripts: the page shows the errors.
    if (!stay) return
    event.preventDefault()
    onSent()
    const search = new URLSearchParams([...filter, ...writeStay(stay)])
      .toString()
      .replaceAll('%3A', ':')
    navigate({ pathname, search }, { preventScrollReset: true })
  }

  return (
    <Form
      {...form}
      action={pathname}
      noValidate
      preventScrollReset
      aria-label="Jouw verblijf"
      onSubmit={submit}
      className="grid gap-3 print:hidden"
    >
      <HiddenFields pairs={filter} />
      {fields}
      <Button type="submit" tone={isChanged && typed ? 'primary' : 'secondary'} block>
        {applyText({ stay: asked.stay, typed, isChanged })}
      </Button>
    </Form>
  )
}
