import { hasModifier } from '#app/ui/has-modifier.ts'

/** What a key does in the inbox. */
export type InboxKey = 'next' | 'previous' | 'reply' | 'resolve' | 'note'

const letters: Record<string, InboxKey> = {
  j: 'next',
  k: 'previous',
  r: 'reply',
  e: 'resolve',
  n: 'note',
}
const arrows: Record<string, InboxKey> = { ArrowDown: 'next', ArrowUp: 'previous' }

/** Elements where these keys mean something else. */
const ownKeys =
  'input:not([type=checkbox]), textarea, select, [contenteditable], dialog, [role=menu]'

/** Letters work anywhere on the page, arrow keys in the list. */
export function inboxKeyOf(event: KeyboardEvent, inbox: Element | null): InboxKey | undefined {
  const { key, target, repeat } = event
  if (hasModifier(event)) return undefined
  if (!(target instanceof Element) || target.closest(ownKeys)) return undefined
  const isInList = inbox?.contains(target) && target.closest('li')
  const meant = letters[key.toLowerCase()] ?? (isInList ? arrows[key] : undefined)
  // A key that is held moves on, but acts only once.
  return repeat && meant !== 'next' && meant !== 'previous' ? undefined : meant
}

/** The keys, as the line below the inbox says them. */
export const keysHelp = [
  ['J', 'volgende'],
  ['K', 'vorige'],
  ['Enter', 'naar het bericht'],
  ['R', 'beantwoorden'],
  ['E', 'opgelost'],
  ['N', 'notitie'],
] as const
