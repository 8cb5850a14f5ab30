import { useState } from 'react'
import { href, useLocation, useNavigate, useSearchParams } from 'react-router'
import { ContactForm, type Typed } from './contact-form.tsx'
import { ContactThanks } from './contact-thanks.tsx'
import type { Trouble } from './trouble.ts'

/** Marks the address after a message that was sent without JavaScript. */
export const sentQuery = '?verzonden=ja'

/** The form, or the thanks after sending it. */
export function ContactDesk({ typed, trouble }: { typed?: Typed; trouble?: Trouble }) {
  const { key } = useLocation()
  const [search] = useSearchParams()
  const isSent = search.get('verzonden') === 'ja'
  const navigate = useNavigate()
  // The thanks belong to this visit of the page: a new visit shows the form.
  const [sentAt, setSentAt] = useState<string>()
  const [isNewMessage, setNewMessage] = useState(false)

  function startAgain() {
    setNewMessage(true)
    setSentAt(undefined)
    if (isSent) navigate(href('/contact'), { replace: true, preventScrollReset: true })
  }

  return (
    <div id="formulier">
      {isSent || sentAt === key ? (
        <ContactThanks onAgain={startAgain} />
      ) : (
        <ContactForm
          typed={typed}
          trouble={trouble}
          focused={isNewMessage}
          onSent={() => setSentAt(key)}
        />
      )}
    </div>
  )
}
