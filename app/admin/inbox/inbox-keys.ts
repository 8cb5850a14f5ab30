const letterSteps: Record<string, 1 | -1> = { j: 1, k: -1 }
const arrowSteps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

/** Elements where these keys mean something else. */
const ownKeys =
  'input:not([type=checkbox]), textarea, select, [contenteditable], dialog, [role=menu]'

/**
 * The step to the next or previous message: J and K anywhere on the page, arrow keys in the list.
 */
export function stepOf(event: KeyboardEvent, inbox: Element | null): 1 | -1 | 0 {
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey) return 0
  if (!(target instanceof Element) || target.closest(ownKeys)) return 0
  const isInList = inbox?.contains(target) && target.closest('li')
  return letterSteps[key.toLowerCase()] ?? (isInList ? arrowSteps[key] : undefined) ?? 0
}
