import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import type { Result } from '#domain/form/result.ts'

/** By the name of the field. */
export type CallErrors = Record<string, string[] | undefined>

export type CallFormOptions<Input, Answer> = {
  check: (typed: FormData) => Result<Input, CallErrors>
  call: (input: Input) => Answer | Promise<Answer>
  onDone: (answer: Answer) => void
  /** The message when the server gives no reason. */
  failed: string
}

/** A form that makes a single call. The fields keep their text until it succeeds. */
export function useCallForm<Input, Answer>(options: CallFormOptions<Input, Answer>) {
  const { check, call, onDone, failed } = options
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<CallErrors>({})
  /** Those of the last time: what is typed since takes no focus. */
  const [refused, setRefused] = useState<CallErrors>({})
  /** An error that belongs to no field. */
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const texts = Object.values(refused).flatMap((text) => text ?? [])
    if (texts.length === 0) return
    const field = ref.current?.querySelector<HTMLElement>('[aria-invalid]')
    field?.focus()
    if (field instanceof HTMLInputElement) field.select()
    // Of a field that is not in this form.
    if (!field) setProblem(texts.join(' '))
  }, [refused])

  useEffect(() => {
    // Above the fields, of which a phone shows the last ones now.
    if (problem) ref.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
  }, [problem])

  function refuse(why: CallErrors) {
    setErrors(why)
    setRefused(why)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // React passes the event on to a form around the dialog.
    event.stopPropagation()
    if (busy) return
    const input = check(new FormData(event.currentTarget))
    setErrors({})
    setProblem(undefined)
    if (!input.ok) return refuse(input.why)

    setBusy(true)
    try {
      onDone(await call(input.value))
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      if (Object.keys(fields).length > 0) refuse(fields)
      else setProblem(failureText(error, failed))
    } finally {
      setBusy(false)
    }
  }

  /** What is wrong with a field is said until it is changed. */
  function change({ target }: ChangeEvent<HTMLFormElement>) {
    const { name } = target
    if (errors[name]) setErrors({ ...errors, [name]: undefined })
  }

  const form = { ref, noValidate: true, onSubmit: submit, onChange: change }
  return { form, errors, problem, busy }
}
