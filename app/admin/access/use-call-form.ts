import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/admin/api/api.ts'
import { failureText } from '#app/admin/api/failure.ts'
import type { FormErrors } from '#app/admin/form/form-kind.ts'
import type { Result } from '#domain/form/result.ts'

export type CallFormOptions<Input, Answer> = {
  check: (typed: FormData) => Result<Input, FormErrors>
  call: (input: Input) => Promise<Answer>
  onDone: (answer: Answer) => void
  /** The message when the server gives no reason. */
  failed: string
}

/** A form that makes a single call. The fields keep their text until it succeeds. */
export function useCallForm<Input, Answer>(options: CallFormOptions<Input, Answer>) {
  const { check, call, onDone, failed } = options
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FormErrors>({})
  /** An error that belongs to no field. */
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    ref.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.select()
  }, [errors])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const input = check(new FormData(event.currentTarget))
    setErrors(input.ok ? {} : input.why)
    setProblem(undefined)
    if (!input.ok) return

    setBusy(true)
    try {
      onDone(await call(input.value))
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      if (Object.keys(fields).length > 0) setErrors(fields)
      else setProblem(failureText(error, failed))
    } finally {
      setBusy(false)
    }
  }

  return { form: { ref, noValidate: true, onSubmit: submit }, errors, problem, busy }
}
