import type { KeyboardEvent } from 'react'

const letters: Record<string, 1 | -1> = { j: 1, k: -1 }
const arrows: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

/** Where these keys mean something else. */
const ownKeys = 'input:not([type=checkbox]), textarea, select, dialog, [role=menu]'

/** To the next message or the one before: J and K anywhere in the inbox, arrows in its list. */
export function stepOf({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): 1 | -1 | 0 {
  if (ctrlKey || metaKey || altKey) return 0
  if (!(target instanceof Element) || target.closest(ownKeys)) return 0
  return letters[key.toLowerCase()] ?? (target.closest('li') ? arrows[key] : undefined) ?? 0
}
