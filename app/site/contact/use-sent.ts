import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** Marks the address after a message that was sent without JavaScript. */
export const sentMark = 'verzonden=ja'

/** Whether the thanks stand in the place of the form, at the address of the form. */
export function useSent(formAddress: string) {
  const { key } = useLocation()
  const [search] = useSearchParams()
  const isMarked = search.get('verzonden') === 'ja'
  const navigate = useNavigate()
  // The thanks belong to this visit of the page: a new visit shows the form.
  const [sentAt, setSentAt] = useState<string>()
  const [isAgain, setAgain] = useState(false)

  function startAgain() {
    setAgain(true)
    setSentAt(undefined)
    if (isMarked) navigate(formAddress, { replace: true, preventScrollReset: true })
  }

  return {
    isSent: isMarked || sentAt === key,
    /** The visitor asked for a new form. */
    isAgain,
    onSent: () => setSentAt(key),
    startAgain,
  }
}
