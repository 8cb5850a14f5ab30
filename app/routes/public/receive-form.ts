import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Trouble } from '#app/site/contact/trouble.ts'
import { tooManyMessages } from '#app/site/contact/trouble.ts'
import { sentMark } from '#app/site/contact/use-sent.ts'
import type { FieldErrors } from '#domain/form/form.ts'
import type { Result } from '#domain/form/result.ts'
import type { Sender, TooOften } from '#server/contact/guards.ts'
import { requestIdContext, senderAddressContext } from '#server/http/request-context.ts'
import { log } from '#server/log.ts'

type Refusal<Fields> =
  | { status: 422; fields: FieldErrors<Fields> }
  /** What the form is about is gone: the loader of its page says so. */
  | { status: 404 }
  | TooOften

type Form<Name extends string, Fields> = {
  context: Readonly<RouterContextProvider>
  /** What the visitor filled in, which comes back with the errors. */
  typed: Record<Name, string>
  receive: (sender: Sender) => Promise<Result<unknown, Refusal<Fields>>>
  /** Of the page with the form. */
  formAddress: string
  notSent: string
}

/** Handles a form without JavaScript: the thanks are at an address of their own. */
export async function receiveForm<Name extends string, Fields>(form: Form<Name, Fields>) {
  const { context, typed, receive, formAddress, notSent } = form
  const answer = (trouble: Trouble<Fields>, init: ResponseInit) => data({ typed, trouble }, init)

  try {
    const received = await receive({ address: context.get(senderAddressContext) })
    if (received.ok) {
      const mark = `${formAddress.includes('?') ? '&' : '?'}${sentMark}`
      return redirect(`${formAddress}${mark}#formulier`, 303)
    }
    const { why } = received
    if (why.status === 404) return answer({ fields: {} }, { status: 404 })
    if (why.status === 422) return answer({ fields: why.fields }, { status: 422 })
    const headers = { 'retry-after': String(why.retryAfter) }
    const trouble = { fields: {}, notice: tooManyMessages(why.retryAfter) }
    return answer(trouble, { status: 429, headers })
  } catch (error) {
    // Not left to the error page, which would lose what was typed.
    log.error('message not kept', { id: context.get(requestIdContext), error })
    return answer({ fields: {}, notice: notSent }, { status: 500 })
  }
}

/** What was filled in, as text. */
export function typedIn<Name extends string>(form: FormData, names: Name[]): Record<Name, string> {
  const entries = names.map((name) => [name, String(form.get(name) ?? '')])
  return Object.fromEntries(entries) as Record<Name, string>
}
