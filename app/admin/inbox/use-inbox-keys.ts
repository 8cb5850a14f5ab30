import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type InboxKey, inboxKeyOf } from './inbox-keys.ts'

/** Listens for the keys of the inbox, anywhere on the page. */
export function useInboxKeys(
  inbox: RefObject<HTMLElement | null>,
  actions: Record<InboxKey, () => void>,
) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = inboxKeyOf(event, inbox.current)
    if (!key) return
    event.preventDefault()
    actions[key]()
  })

  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('keydown', onKeyDown, { signal: listening.signal })
    return () => listening.abort()
  }, [])
}
