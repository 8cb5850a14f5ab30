import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { href, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import type { ContactMessage } from '#domain/contact/contact.ts'
import type { FieldErrors } from '#domain/form/form.ts'
import { contactCardLook } from './contact-card-look.ts'
import { MessageRefused, sendMessage } from './send-message.ts'
import { notSent, type Trouble } from './trouble.ts'
import { TroubleNotice } from './trouble-notice.tsx'

export type Typed = Partial<Record<keyof ContactMessage, string>>

type ContactFormProps = {
  /** The submitted values, returned with the errors when the form was sent without JavaScript. */
  typed?: Typed
  trouble?: Trouble
  /** The visitor asked for a new form, so it takes the focus. */
  focused?: boolean
  onSent: () => void
}

const noTrouble: Trouble = { fields: {} }

export function ContactForm({
  typed = {},
  trouble: given = noTrouble,
  focused,
  onSent,
}: ContactFormProps) {
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
    const first = summary.current ?? wrong
    first?.focus()
  }, [trouble])

  function show(next: Trouble) {
    setTrouble(next)
    setErrors(next.fields)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (underway.current) return
    underway.current = true
    const button = event.nativeEvent.submitter
    const message = Object.fromEntries(new FormData(event.currentTarget))
    const fields = await check(message)

    if (Object.keys(fields).length > 0) show({ fields })
    else await send(message, button)
    underway.current = false
  }

  async function send(message: object, button: HTMLElement | null) {
    // Before the focused field is disabled, which would lose the focus.
    button?.focus()
    setSending(true)
    try {
      await sendMessage({ ...message, secondsOpen: (Date.now() - openedAt.current) / 1000 })
      onSent()
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: a failure is logged, as the specification says.
      console.error(error)
      window.alert(notSent)
      show(error instanceof MessageRefused ? error.trouble : noTrouble)
    }
    setSending(false)
  }

  async function recheck() {
    if (!form.current || Object.keys(errors).length === 0) return
    const wrong = await check(Object.fromEntries(new FormData(form.current)))
    const before = Object.keys(trouble.fields)
    setErrors(Object.fromEntries(Object.entries(wrong).filter(([name]) => before.includes(name))))
  }

  return (
    <form
      ref={form}
      method="post"
      action={`${href('/contact')}#formulier`}
      noValidate
      onSubmit={submit}
      onFocus={loadCheck}
      onInput={recheck}
      className={`grid gap-5 p-[clamp(1.25rem,3vw,2.25rem)] ${contactCardLook}`}
    >
      <h2 className="text-[1.5rem] max-[20rem]:text-h2">Stuur ons een bericht</h2>
      <TroubleNotice trouble={trouble} ref={summary} />
      <fieldset disabled={sending} className="grid min-w-0 gap-5">
        <div className="grid items-start gap-5 md:grid-cols-2">
          <TextField
            label="Naam"
            name="name"
            autoComplete="name"
            aria-required
            defaultValue={typed.name}
            errors={errors.name}
          />
          <TextField
            label="E-mail"
            name="email"
            type="email"
            autoComplete="email"
            aria-required
            defaultValue={typed.email}
            errors={errors.email}
          />
        </div>
        <TextField
          label="Onderwerp"
          name="subject"
          autoComplete="off"
          aria-required
          defaultValue={typed.subject}
          errors={errors.subject}
        />
        <TextField
          label="Bericht"
          name="message"
          lines={6}
          aria-required
          defaultValue={typed.message}
          errors={errors.message}
        />
        <Trap />
      </fieldset>
      <div className="flex items-center gap-5 max-md:flex-col max-md:items-stretch max-md:gap-3">
        <Button type="submit" size="lg" busy={sending ? 'Verzenden...' : undefined}>
          Verzenden
        </Button>
        <p className="max-w-[22rem] text-ink-muted text-sm/[1.5]">
          We gebruiken je gegevens alleen om te antwoorden.{' '}
          <Link to={href('/privacybeleid')} className={textLinkLook}>
            Privacybeleid
          </Link>
        </p>
      </div>
    </form>
  )
}

/** A honeypot for bots: hidden from everyone, and out of the tab order. */
function Trap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor="website">Website</label>
      <input id="website" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** The rules bring Zod along, so they load when the form is used, not with the page. */
const loadCheck = () => import('./check-message.ts')

async function check(message: unknown): Promise<FieldErrors<ContactMessage>> {
  const rules = await loadCheck().catch(() => undefined)
  // They did not load: the server checks the same rules.
  return rules?.checkMessage(message) ?? {}
}
