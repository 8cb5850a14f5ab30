/** A link that covers its card; the card shows the focus ring, with `cardFocusLook`. */
export const cardLinkLook =
  'after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none'

export const cardFocusLook = 'relative outline-(--focus-outer) has-focus-visible:outline-3'
