import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Tabs } from '#app/admin/ui/tabs.tsx'
import { type FormErrors, isIn } from './form-kind.ts'

type FormTab = {
  /** Its value of `?onderdeel=`, by which a link opens the tab. */
  value: string
  label: string
  /** The fields that it shows. */
  fields: readonly string[]
  /** The count beside the label while nothing is wrong: 4, 'onbekend'. */
  note?: { count: number; text: string }
  content: ReactNode
}

type FormTabsProps = {
  label: string
  form: { errors: FormErrors; refused: { times: number } }
  tabs: [first: FormTab, ...others: FormTab[]]
}

/** The parts of a long form. A refused save opens the first part with an error. */
export function FormTabs({ label, form, tabs }: FormTabsProps) {
  const [first, ...others] = tabs
  const [search] = useSearchParams()
  const asked = search.get('onderdeel')
  const [open, setOpen] = useState(() => (tabs.find(({ value }) => value === asked) ?? first).value)
  const [lastAsked, setLastAsked] = useState(asked)
  const [seen, setSeen] = useState(form.refused.times)
  const wrong = Object.keys(form.errors).filter((path) => form.errors[path]?.length)
  const errorsIn = ({ fields }: FormTab) =>
    wrong.filter((path) => fields.some((field) => isIn(path, field))).length

  const withCount = (tab: FormTab) => {
    const errors = errorsIn(tab)
    if (errors > 0) return { ...tab, count: errors }
    return { ...tab, count: tab.note?.count || undefined, countText: tab.note?.text }
  }

  // A link to another part of the form that is open.
  if (asked !== lastAsked) {
    setLastAsked(asked)
    if (tabs.some(({ value }) => value === asked)) setOpen(asked ?? first.value)
  }

  // While rendering, not in an effect: the form then moves the focus to a field that is there.
  if (seen !== form.refused.times) {
    setSeen(form.refused.times)
    const refused = tabs.find((tab) => errorsIn(tab) > 0)
    const current = tabs.find(({ value }) => value === open)
    if (refused && current && errorsIn(current) === 0) setOpen(refused.value)
  }

  return (
    <Tabs
      label={label}
      value={open}
      onValueChange={setOpen}
      tabs={[withCount(first), ...others.map(withCount)]}
    />
  )
}
