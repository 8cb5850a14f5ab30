import { href } from 'react-router'
import type { ContactMessage } from '#domain/contact/contact.ts'
import { contactCardLook } from './contact-card-look.ts'
import { ContactForm, type Typed } from './contact-form.tsx'
import { MessageThanks } from './message-thanks.tsx'
import type { Trouble } from './trouble.ts'
import { useSent } from './use-sent.ts'

type ContactDeskProps = { typed?: Typed; trouble?: Trouble<ContactMessage> }

/** The form, or the thanks after sending it. */
export function ContactDesk({ typed, trouble }: ContactDeskProps) {
  const formAddress = href('/contact')
  const { isSent, isAgain, onSent, startAgain } = useSent(formAddress)
  // A new form starts without what the server returned for the one before.
  const returned = isAgain ? {} : { typed, trouble }

  return (
    <div id="formulier" className={contactCardLook}>
      {isSent ? (
        <MessageThanks
          title="Bedankt voor je bericht!"
          again="Nieuw bericht versturen"
          formAddress={formAddress}
          onAgain={startAgain}
        >
          <p>We hebben je bericht ontvangen en zullen zo snel mogelijk reageren.</p>
        </MessageThanks>
      ) : (
        <ContactForm {...returned} focused={isAgain} onSent={onSent} />
      )}
    </div>
  )
}
