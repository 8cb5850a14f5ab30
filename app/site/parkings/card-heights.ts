import type { CSSProperties } from 'react'

/** By the id of the element, of lists that were left. */
const heights = new Map<string, number>()

/**
 * A ref for a list. The browser lays out a card only near the screen, and estimates the height of the
 * others: with the heights at which the list was left, going back finds the same place.
 */
export function keepHeights(list: HTMLElement | null) {
  return () => {
    for (const card of list?.children ?? [])
      heights.set(card.id, card.getBoundingClientRect().height)
  }
}

export const keptHeight = (id: string): CSSProperties => ({
  // A card that did not match had none.
  containIntrinsicHeight: heights.get(id) || undefined,
})
