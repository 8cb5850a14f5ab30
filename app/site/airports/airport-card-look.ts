import { cardFocusLook } from '#app/ui/card-link-look.ts'

/** A card that is one link: it lifts on hover and shows the focus ring itself. */
export const airportCardLook = `group flex flex-col overflow-hidden rounded-lg bg-card shadow-[0_0_0_1px_var(--line),var(--elevation-1)] outline-offset-2 transition-[box-shadow,translate] duration-(--base) ease-out hover:-translate-y-[3px] hover:shadow-[0_0_0_1px_var(--line),var(--elevation-3)] ${cardFocusLook}`
