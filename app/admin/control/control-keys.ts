import { useEffect, useEffectEvent } from 'react'
import { hasModifier } from '#app/ui/has-modifier.ts'

/** What a key does in the queue. */
export type ControlKey = 'right' | 'change' | 'later' | 'next' | 'previous' | 'open'

const letters: Record<string, ControlKey> = {
  y: 'right',
  e: 'change',
  s: 'later',
  j: 'next',
  k: 'previous',
  o: 'open',
}

/** Elements where these keys mean something else. */
const ownKeys =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu]'

function keyOf(event: KeyboardEvent): ControlKey | undefined {
  const { key, target, repeat } = event
  if (hasModifier(event)) return undefined
  if (!(target instanceof Element) || target.closest(ownKeys)) return undefined
  if (document.querySelector('dialog[open]')) return undefined
  const meant = letters[key.toLowerCase()]
  // A key that is held moves on, but answers only once.
  return repeat && meant !== 'next' && meant !== 'previous' ? undefined : meant
}

/** The keys, as the line below the card says them. */
export const keysHelp: [keys: string[], does: string][] = [
  [['Y'], 'nog juist'],
  [['E'], 'wijzig'],
  [['S'], 'later'],
  [['J', 'K'], 'volgende, vorige'],
  [['O'], 'pagina van de aanbieder'],
]

/** Listens for the keys, anywhere on the page. */
export function useControlKeys(press: (key: ControlKey) => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOf(event)
    if (!key) return
    event.preventDefault()
    press(key)
  })

  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('keydown', onKeyDown, { signal: listening.signal })
    return () => listening.abort()
  }, [])
}
