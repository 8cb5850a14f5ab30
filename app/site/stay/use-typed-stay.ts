import { createContext, type FormEvent, use, useEffect, useRef, useState } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router'
import { fieldsOf, typedStayForm } from '#app/site/page/typed-stay.ts'
import { stayNames } from '#domain/stay/stay-names.ts'
import {
  defaultPersons,
  type GivenTimedStay,
  givenStay,
  readTimedStay,
  type TimedStay,
} from '#domain/stay/timed-stay.ts'
import type { AskedStay } from './use-stay.ts'

/** Of the form of a page, for a button elsewhere on it. */
export const stayFormId = 'verblijf'

export type TypedStay = {
  today: string
  /** Whether what is typed differs from what the page shows. */
  isChanged: boolean
  /** What would be shown: what is typed, if that is a stay, or else what the page shows. */
  next: TimedStay | undefined
  /** What the fields start with: what the page shows, or what was typed before the way back to it. */
  filled: GivenTimedStay
  /** For each change of the form. */
  note: (form: HTMLFormElement) => void
}

/** For a page that shows elsewhere too that its stay was changed. */
export const SharedTypedStay = createContext<TypedStay | undefined>(undefined)

type Typed = {
  typed: GivenTimedStay
  /** Of the stay that was shown while it was typed. */
  shown: string
}

/** What was typed at each entry of a tab's history, for the way back to it. */
const typedAt = new WeakMap<object, Map<string, Typed>>()

/** A stay that is typed and not applied yet. A new one in the address replaces it. */
export function useTypedStay({ given, stay, today }: AskedStay): TypedStay {
  const router = use(DataRouterContext)?.router
  const { key, pathname } = useLocation()
  const shown = keyOf(given)
  const isOf = (typed: Typed | undefined) => typed?.shown === shown
  const remembered = () => {
    const found = router && typedAt.get(router)?.get(key)
    return isOf(found) ? found : undefined
  }
  const [before, setBefore] = useState(remembered)
  const [last, setLast] = useState(before)
  const [at, setAt] = useState({ pathname, shown })
  if (at.pathname !== pathname || at.shown !== shown) {
    setAt({ pathname, shown })
    // The same page shows another airport, or another stay.
    const found = at.pathname === pathname ? undefined : remembered()
    if (!isOf(last)) {
      setBefore(found)
      setLast(found)
    }
  }
  const typed = last && isOf(last) ? last.typed : given
  const isChanged = keyOf(typed) !== shown
  const result = readTimedStay(typed, today)

  useEffect(() => {
    if (!router || !last) return
    const entries = typedAt.get(router) ?? new Map<string, Typed>()
    typedAt.set(router, entries.set(key, last))
  }, [router, key, last])

  function note(form: HTMLFormElement) {
    setLast({ typed: givenStay(fieldsOf(form)), shown })
  }

  return {
    today,
    isChanged,
    next: isChanged ? (result.ok ? result.value : undefined) : stay,
    filled: before && isOf(before) ? before.typed : given,
    note,
  }
}

/** For the form of a stay: what is typed in it, also before it was hydrated. */
export function useTypedForm(asked: AskedStay) {
  const own = useTypedStay(asked)
  const { isChanged, next, filled, note } = use(SharedTypedStay) ?? own
  const ref = useRef<HTMLFormElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(() => {
    if (ref.current) note(ref.current)
  }, [])

  const form = {
    id: stayFormId,
    ref,
    onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) => note(currentTarget),
    ...typedStayForm,
  }
  return { isChanged, typed: next, filled: { ...asked, given: filled }, form }
}

/** Equal for what means the same: a field that is absent is an empty one, and the usual party may be left out. */
const keyOf = (given: GivenTimedStay) =>
  stayNames
    .map((name) => given[name]?.trim() || (name === 'personen' ? `${defaultPersons}` : ''))
    .join()
