/** A link in a sentence. */
export const textLinkLook =
  'text-link underline decoration-1 underline-offset-[0.18em] hover:text-link-hover'
