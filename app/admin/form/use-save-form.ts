import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/admin/api/api.ts'
import { failureText, specifiedFailure } from '#app/admin/api/failure.ts'
import { newKey } from '#app/admin/api/new-key.ts'
import { discardDraft, useFoundDraft, useKeptDraft } from '#app/admin/typed/use-draft.ts'
import { useToast } from '#app/admin/ui/toast.tsx'
import type { Editable } from '#domain/changes/editable.ts'
import { ok, type Result, refused } from '#domain/form/result.ts'
import { addedOf, currentOf } from './current-of.ts'
import {
  differences,
  type FormErrors,
  type FormFields,
  type FormKind,
  mergeFields,
  recheckedErrors,
  takenText,
} from './form-kind.ts'

type SaveFormOptions<Fields extends FormFields, Row extends Editable> = {
  kind: FormKind<Fields, Row>
  /** The existing row; without it the form creates one. */
  row?: Row
  /** The initial fields of a new record, instead of empty ones. */
  start?: Fields
  /**
   * The API call, which changes `row` or else adds one. Its body has the version that it is based on; the
   * response may be empty. With the key a call that adds a row can be repeated after a lost response.
   */
  save: (body: object, key: string, row: Row | undefined) => Promise<Partial<Row> | undefined>
  /** The form stays busy until it resolves. With what was taken over from another admin's save, if any. */
  onSaved: (row: Row, taken: string | undefined) => void | Promise<void>
  /** Where it is, by which what is typed survives a reload: `parkings/12`. */
  place?: string
  /** The message when the server gives no reason. */
  failed: string
  /** What is added to it when no response came, so that it may have been saved. */
  unanswered?: string
}

export type SaveForm<Fields extends FormFields, Row extends Editable> = ReturnType<
  typeof useSaveForm<Fields, Row>
>

/** The names of the text fields, or of the checkboxes. */
type NameOf<Fields, Value> = {
  [Name in keyof Fields]: Fields[Name] extends Value ? Name : never
}[keyof Fields] &
  string

/** The state of a form of the admin, and how it is saved. */
export function useSaveForm<Fields extends FormFields, Row extends Editable>({
  kind,
  row: initialRow,
  start,
  save,
  onSaved,
  place,
  failed,
  unanswered,
}: SaveFormOptions<Fields, Row>) {
  const toast = useToast()
  const [first] = useState(() => (initialRow || !start ? kind.fields(initialRow) : start))
  const [draft, forgetDraft] = useFoundDraft(place, first)
  // On its own version, so that a change by another admin is a conflict as without the reload.
  const [row, setRow] = useState(
    initialRow && { ...initialRow, version: draft?.version ?? initialRow.version },
  )
  const [saved, setSaved] = useState(draft?.base ?? first)
  const [fields, setFields] = useState(draft?.fields ?? first)
  const [errors, setErrors] = useState<FormErrors>({})
  const [saving, setSaving] = useState(false)
  const [refused, setRefused] = useState({ times: 0, fields: 0 })
  const [conflict, setConflict] = useState<Row>()
  const [failure, setFailure] = useState<string>()
  const [key] = useState(() => draft?.key ?? newKey())

  function set(changes: Partial<Fields>) {
    const changed = { ...fields, ...changes }
    setFields(changed)

    // Validates an invalid field again on each change, so its error is always up to date.
    if (Object.keys(errors).length > 0)
      setErrors(
        recheckedErrors(errors, Object.keys(changes), kind.check(changed, row && saved, start)),
      )
  }

  function common<Name extends keyof Fields & string>(name: Name) {
    return { name, label: kind.labels[name], errors: errors[name] }
  }

  function refuse(why: FormErrors) {
    setErrors(why)
    setRefused(({ times }) => ({ times: times + 1, fields: Object.keys(why).length }))
  }

  /**
   * `base` is the saved version of `target` that it replaces; `taken` are fields that hold what another admin
   * saved meanwhile.
   */
  async function send(
    wanted: Fields,
    target: Row | undefined,
    base: Fields | undefined,
    taken: (keyof Fields & string)[] = [],
  ): Promise<void> {
    if (saving) return
    const checked = kind.check(wanted, base, start)
    if (!checked.ok) return refuse(checked.why)

    setErrors({})
    setFailure(undefined)
    setSaving(true)
    const saveOver = (over: Row | undefined) =>
      resultOf(save({ ...checked.value, version: over?.version }, key, over))
    let result = await saveOver(target)
    const added = result.ok ? undefined : addedOf<Row>(result.why)
    // What was typed since an earlier try is a change of what that added.
    if (added) result = await saveOver(added)
    // Unless the response says otherwise, what was sent is what was saved.
    const current = result.ok
      ? ({ ...row, ...added, ...checked.value, ...result.value } as Row)
      : currentOf<Row>(result.why)

    // If another admin saved exactly the same, there is no conflict.
    if (current && (result.ok || differences(kind, kind.fields(current), wanted).length === 0)) {
      setRow(current)
      setSaved(kind.fields(current))
      setFields(kind.fields(current))
      forgetDraft()
      await onSaved(current, takenText(kind, taken))
    } else if (current) {
      const theirs = kind.fields(current)
      const merged = mergeFields(kind, { base: base ?? saved, theirs, mine: wanted })
      setSaving(false)
      if (merged.asked.length > 0) return setConflict(current)
      return sendOver(current, merged.mine, [...new Set([...taken, ...merged.taken])])
    } else if (!result.ok) explain(result.why)
    setSaving(false)
  }

  /** Saves these fields over a newer version. */
  function sendOver(current: Row, wanted: Fields, taken?: (keyof Fields & string)[]) {
    const theirs = kind.fields(current)
    setFields(wanted)
    setSaved(theirs)
    setRow(current)
    return send(wanted, current, theirs, taken)
  }

  function explain(error: unknown) {
    const isAnswered = error instanceof ApiError
    const after = !isAnswered && unanswered ? ` ${unanswered}` : ''
    toast({ title: 'Fout', text: specifiedFailure(error, failed) + after, tone: 'error' })
    setFailure(failureText(error, failed) + after)
    if (isAnswered && Object.keys(error.fields).length > 0) refuse(error.fields)
  }

  const changes = differences(kind, fields, saved).length
  const isClean = useRef(true)
  useEffect(() => {
    isClean.current = changes === 0
  }, [changes])

  const version = row?.version
  useKeptDraft(place, changes > 0 ? { fields, base: saved, version } : undefined, key)

  return {
    kind,
    fields,
    errors,
    saving,
    /** The last saved version. */
    row,
    /** Why the last save failed; stays until the next one. */
    failure,
    /** How often fields were refused, and how many the last time. */
    refused,
    dirty: changes > 0,
    /** The number of fields that differ from the saved version. */
    changes,
    set,
    /** Restores the last saved fields. */
    reset: () => {
      setFields(saved)
      setErrors({})
      setFailure(undefined)
    },
    /** When what stands here was typed, if it was put back after a reload. */
    putBackFrom: draft?.at,
    /** Takes away what was put back: the form is as it is on the server. */
    takeAway: () => {
      setRow(initialRow)
      setSaved(first)
      setFields(first)
      setErrors({})
      forgetDraft()
    },
    /** What is typed is left unsaved on purpose. */
    discard: () => discardDraft(place),
    /** The props of a text field or a select: `<TextField {...form.text('name')} />`. */
    text: (name: NameOf<Fields, string>) => ({
      ...common(name),
      value: String(fields[name]),
      // TypeScript does not accept a computed name as Partial<Fields>.
      onChange: (event: { target: { value: string } }) =>
        set({ [name]: event.target.value } as Partial<Fields>),
    }),
    /** The props of a checkbox. */
    tick: (name: NameOf<Fields, boolean>) => ({
      ...common(name),
      checked: fields[name] === true,
      onChange: (event: { target: { checked: boolean } }) =>
        set({ [name]: event.target.checked } as Partial<Fields>),
    }),
    submit: () => send(fields, row, row && saved),
    /** Shows a newer version of the row, unless that would replace what was typed. */
    adopt: (current: Row) => {
      if (!isClean.current) return
      setRow(current)
      setSaved(kind.fields(current))
      setFields(kind.fields(current))
    },
    /** The newer version that another admin saved, and the base of the fields here. */
    conflict: conflict && { current: conflict, base: saved },
    cancelConflict: () => setConflict(undefined),
    /** Saves the admin's choice on top of the newer version. */
    resolveConflict: (chosen: Fields, current: Row) => {
      setConflict(undefined)
      return sendOver(current, chosen)
    },
  }
}

async function resultOf<Answer>(call: Promise<Answer>): Promise<Result<Answer, unknown>> {
  return call.then(ok, refused)
}
