/** Shared by the form and by the thanks in its place. */
export const contactCardLook =
  'rounded-lg bg-card shadow-[0_0_0_1px_var(--line),var(--elevation-2)]'
