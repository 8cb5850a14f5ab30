import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '#domain/form/form.ts'
import { MessageRefused } from './send-message.ts'
import type { Trouble } from './trouble.ts'

type MessageForm<Fields> = {
  /** The errors of a form that was sent without JavaScript. */
  trouble: Trouble<Fields> | undefined
  /** The visitor asked for a new form, so it takes the focus. */
  focused: boolean | undefined
  /** The rules bring Zod along, so they load when the form is used, not with the page. */
  loadCheck: () => Promise<(message: unknown) => FieldErrors<Fields>>
  /** @throws if the message was not kept */
  send: (message: object) => Promise<void>
  onSent: () => void
  /** Tells the visitor that the message was not sent. */
  onFailure: (trouble: Trouble<Fields>) => Trouble<Fields>
}

/** A form that works without JavaScript, and sends a message to the API with it. */
export function useMessageForm<Fields>({
  trouble: given = { fields: {} },
  focused,
  loadCheck,
  send,
  onSent,
  onFailure,
}: MessageForm<Fields>) {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const openedAt = useRef(0)
  const underway = useRef(false)
  const [sending, setSending] = useState(false)
  const [trouble, setTrouble] = useState(given)
  // The errors that are left while the visitor corrects the fields.
  const [errors, setErrors] = useState(given.fields)

  useEffect(() => {
    openedAt.current = Date.now()
    if (focused) form.current?.querySelector('input')?.focus()
  }, [focused])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new trouble is looked at
  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    const first = summary.current ?? (wrong?.querySelector('input') || wrong)
    first?.focus()
  }, [trouble])

  function show(next: Trouble<Fields>) {
    setTrouble(next)
    setErrors(next.fields)
  }

  async function check(message: unknown): Promise<FieldErrors<Fields>> {
    const rules = await loadCheck().catch(() => undefined)
    // They did not load: the server checks the same rules.
    return rules?.(message) ?? {}
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (underway.current) return
    underway.current = true
    const message = Object.fromEntries(new FormData(event.currentTarget))
    // Before the focused field is disabled, which would lose the focus.
    event.nativeEvent.submitter?.focus()
    setSending(true)
    const fields = await check(message)

    if (Object.keys(fields).length > 0) show({ fields })
    else await trySending(message)
    setSending(false)
    underway.current = false
  }

  async function trySending(message: object) {
    try {
      await send({ ...message, secondsOpen: (Date.now() - openedAt.current) / 1000 })
      onSent()
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: a failure is logged, as the specification says.
      console.error(error)
      show(onFailure(error instanceof MessageRefused ? error.trouble : { fields: {} }))
    }
  }

  async function recheck() {
    if (!form.current || Object.keys(errors).length === 0) return
    const wrong = await check(Object.fromEntries(new FormData(form.current)))
    const before = Object.keys(trouble.fields)
    const left = Object.entries(wrong).filter(([name]) => before.includes(name))
    setErrors(Object.fromEntries(left) as FieldErrors<Fields>)
  }

  return {
    summary,
    sending,
    trouble,
    errors,
    /** For the form itself. */
    wiring: {
      ref: form,
      method: 'post',
      noValidate: true,
      onSubmit: submit,
      onFocus: () => void loadCheck().catch(() => undefined),
      onInput: recheck,
    },
  } as const
}
