/**
 * Focuses a text field, and scrolls it clear of a bar that sticks to the bottom. By itself `focus()`
 * scrolls only to the line with the caret, without the field's scroll margin.
 */
export function focusInView(field: HTMLElement): void {
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'nearest' })
}
