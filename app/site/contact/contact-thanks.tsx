import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { State } from '#app/ui/state.tsx'
import { contactCardLook } from './contact-card-look.ts'

/** Replaces the form. Its button is a form too, so that it works without JavaScript. */
export function ContactThanks({ onAgain }: { onAgain: () => void }) {
  const thanks = useRef<HTMLDivElement>(null)

  useEffect(() => thanks.current?.focus(), [])

  return (
    <div ref={thanks} tabIndex={-1} className={`py-2 ${contactCardLook}`}>
      <State image="/images/bedankt.svg" title="Bedankt voor je bericht!">
        <p>We hebben je bericht ontvangen en zullen zo snel mogelijk reageren.</p>
        <form
          action={`${href('/contact')}#formulier`}
          className="mt-3"
          onSubmit={(event) => {
            event.preventDefault()
            onAgain()
          }}
        >
          <Button type="submit" tone="secondary">
            Nieuw bericht versturen
          </Button>
        </form>
      </State>
    </div>
  )
}
