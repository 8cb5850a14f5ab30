import { useState } from 'react'
import { ApiError } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import type { Editable } from '#domain/changes/editable.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { currentOf } from './current-of.ts'
import { differences, type FormErrors, type FormFields, type FormKind } from './form-kind.ts'

type SaveFormOptions<Fields extends FormFields, Row extends Editable> = {
  kind: FormKind<Fields, Row>
  /** What there is already; without it the form makes a new one. */
  row?: Row
  /** What a new one begins with, where that is more than nothing. */
  start?: Fields
  /** The call. Its body names the version that it is based on; it need not say what was saved. */
  save: (body: object) => Promise<Partial<Row> | undefined>
  /** While it lasts, the form stays busy. */
  onSaved: (row: Row) => void | Promise<void>
  /** What to say when the server gives no reason. */
  failed: string
}

export type SaveForm<Fields extends FormFields, Row extends Editable> = ReturnType<
  typeof useSaveForm<Fields, Row>
>

/** The names of the fields that hold text, or those that are ticked. */
type NameOf<Fields, Value> = {
  [Name in keyof Fields]: Fields[Name] extends Value ? Name : never
}[keyof Fields] &
  string

/** Everything that a form of the admin remembers, and how it is saved. */
export function useSaveForm<Fields extends FormFields, Row extends Editable>({
  kind,
  row: given,
  start,
  save,
  onSaved,
  failed,
}: SaveFormOptions<Fields, Row>) {
  const toast = useToast()
  const [row, setRow] = useState(given)
  const [saved, setSaved] = useState(() => (given || !start ? kind.fields(given) : start))
  const [fields, setFields] = useState(saved)
  const [errors, setErrors] = useState<FormErrors>({})
  const [saving, setSaving] = useState(false)
  const [refused, setRefused] = useState({ times: 0, fields: 0 })
  const [conflict, setConflict] = useState<Row>()

  function set(changes: Partial<Fields>) {
    const changed = { ...fields, ...changes }
    setFields(changed)

    const wrong = Object.keys(changes).filter((name) => errors[name])
    if (wrong.length === 0) return
    // Mended or not: a field that was wrong hears at once what is still wrong with it.
    const checked = kind.check(changed)
    const left = (name: string) => (checked.ok ? undefined : checked.why[name])
    setErrors({ ...errors, ...Object.fromEntries(wrong.map((name) => [name, left(name)])) })
  }

  function common<Name extends keyof Fields & string>(name: Name) {
    return { name, label: kind.labels[name], errors: errors[name] }
  }

  function refuse(why: FormErrors) {
    setErrors(why)
    setRefused(({ times }) => ({ times: times + 1, fields: Object.keys(why).length }))
  }

  async function send(wanted: Fields, version: number | undefined) {
    if (saving) return
    const checked = kind.check(wanted)
    if (!checked.ok) return refuse(checked.why)

    setErrors({})
    setSaving(true)
    const answer = await answerOf(save({ ...checked.value, version }))
    // What was sent reads as what is saved, but for what the answer says.
    const current = answer.ok
      ? ({ ...row, ...checked.value, ...answer.value } as Row)
      : currentOf<Row>(answer.why)

    // Another one who saved exactly this did the work already.
    if (current && (answer.ok || differences(kind, kind.fields(current), wanted).length === 0)) {
      setRow(current)
      setSaved(kind.fields(current))
      setFields(kind.fields(current))
      await onSaved(current)
    } else if (current) setConflict(current)
    else if (!answer.ok) explain(answer.why)
    setSaving(false)
  }

  function explain(error: unknown) {
    toast({ title: 'Fout', text: failureText(error, failed), tone: 'error' })
    if (error instanceof ApiError && Object.keys(error.fields).length > 0) refuse(error.fields)
  }

  const changes = differences(kind, fields, saved).length

  return {
    kind,
    fields,
    errors,
    saving,
    /** What was last saved. */
    row,
    /** How often fields were refused, and how many of them the last time. */
    refused,
    dirty: changes > 0,
    /** How many fields read differently than what was saved. */
    changes,
    set,
    /** As it was last saved. */
    reset: () => {
      setFields(saved)
      setErrors({})
    },
    /** For a text field, a select: `<TextField {...form.text('name')} />`. */
    text: (name: NameOf<Fields, string>) => ({
      ...common(name),
      value: String(fields[name]),
      // A computed name makes no Partial<Fields> for the compiler.
      onChange: (event: { target: { value: string } }) =>
        set({ [name]: event.target.value } as Partial<Fields>),
    }),
    /** For a checkbox. */
    tick: (name: NameOf<Fields, boolean>) => ({
      ...common(name),
      checked: fields[name] === true,
      onChange: (event: { target: { checked: boolean } }) =>
        set({ [name]: event.target.checked } as Partial<Fields>),
    }),
    submit: () => send(fields, row?.version),
    /** Somebody else saved first, and what they saved. */
    conflict: conflict && { current: conflict, base: saved },
    cancelConflict: () => setConflict(undefined),
    /** With what was chosen of both. */
    resolveConflict: (chosen: Fields, current: Row) => {
      setConflict(undefined)
      setFields(chosen)
      setSaved(kind.fields(current))
      setRow(current)
      return send(chosen, current.version)
    },
  }
}

async function answerOf<Answer>(call: Promise<Answer>): Promise<Result<Answer, unknown>> {
  return call.then(ok, refused)
}
