import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { hasModifier } from '#app/ui/has-modifier.ts'

/** The location state of a message that is opened from the list, where back means history back. */
export const fromInbox = { fromInbox: true }

/** On a phone a message is a page of its own. */
export function InboxBack({ to }: { to: string }) {
  const { state } = useLocation()
  const navigate = useNavigate()

  function goBack(event: MouseEvent) {
    if (!state?.fromInbox || hasModifier(event)) return
    event.preventDefault()
    navigate(-1)
  }

  return (
    <Link
      to={to}
      preventScrollReset
      onClick={goBack}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold underline-offset-[0.2em] hover:underline"
    >
      <ArrowLeft size={18} aria-hidden />
      Terug naar lijst
    </Link>
  )
}
