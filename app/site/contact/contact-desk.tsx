import { useState } from 'react'
import { href, useLocation, useNavigate, useSearchParams } from 'react-router'
import { ContactForm, type Typed } from './contact-form.tsx'
import { ContactThanks } from './contact-thanks.tsx'
import type { Trouble } from './trouble.ts'

/** Said in the address after a message that was sent without our script. */
export const sentQuery = '?verzonden=ja'

/** The form, or the thanks for what was sent with it. */
export function ContactDesk({ typed, trouble }: { typed?: Typed; trouble?: Trouble }) {
  const { key } = useLocation()
  const [search] = useSearchParams()
  const isSent = search.get('verzonden') === 'ja'
  const navigate = useNavigate()
  // The thanks belong to this visit of the page: whoever comes to it anew finds the form.
  const [sentAt, setSentAt] = useState<string>()
  const [again, setAgain] = useState(false)

  function startAgain() {
    setAgain(true)
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
          focused={again}
          onSent={() => setSentAt(key)}
        />
      )}
    </div>
  )
}
