import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import type { ContactMessage } from '#domain/contact/contact.ts'
import { sendMessage } from './send-message.ts'
import { Trap } from './trap.tsx'
import { notSent, type Trouble } from './trouble.ts'
import { TroubleNotice } from './trouble-notice.tsx'
import { useMessageForm } from './use-message-form.ts'

export type Typed = Partial<Record<keyof ContactMessage, string>>

type ContactFormProps = {
  /** The submitted values, returned with the errors when the form was sent without JavaScript. */
  typed?: Typed
  trouble?: Trouble<ContactMessage>
  /** The visitor asked for a new form, so it takes the focus. */
  focused?: boolean
  onSent: () => void
}

export function ContactForm({ typed = {}, trouble: given, focused, onSent }: ContactFormProps) {
  const { summary, sending, trouble, errors, wiring } = useMessageForm<ContactMessage>({
    trouble: given,
    focused,
    loadCheck: async () => (await import('./check-message.ts')).checkMessage,
    send: (message) => sendMessage('/api/contact', message),
    onSent,
    onFailure: alertVisitor,
  })

  return (
    <form
      {...wiring}
      action={`${href('/contact')}#formulier`}
      className="grid gap-5 p-[clamp(1.25rem,3vw,2.25rem)]"
    >
      <h2 className="text-[1.5rem] max-[20rem]:text-h2">Stuur ons een bericht</h2>
      <TroubleNotice trouble={trouble} what="je bericht" ref={summary} />
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

/** In an alert, as the specification says. */
function alertVisitor(trouble: Trouble<ContactMessage>): Trouble<ContactMessage> {
  window.alert(notSent)
  return trouble
}
