const letters: Record<string, 1 | -1> = { j: 1, k: -1 }
const arrows: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

/** Where these keys mean something else. */
const ownKeys =
  'input:not([type=checkbox]), textarea, select, [contenteditable], dialog, [role=menu]'

/** To the next message or the one before: J and K anywhere on the screen, arrows in the list. */
export function stepOf(event: KeyboardEvent, inbox: Element | null): 1 | -1 | 0 {
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey) return 0
  if (!(target instanceof Element) || target.closest(ownKeys)) return 0
  const isInList = inbox?.contains(target) && target.closest('li')
  return letters[key.toLowerCase()] ?? (isInList ? arrows[key] : undefined) ?? 0
}
