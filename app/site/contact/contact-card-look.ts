/** The card that holds the form, and the thanks in its place. */
export const contactCardLook =
  'rounded-lg bg-card shadow-[0_0_0_1px_var(--line),var(--elevation-2)]'
