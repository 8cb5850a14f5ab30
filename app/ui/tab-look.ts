/** Shared by tabs that are links and tabs that are buttons. */
export const tabLook = {
  // The line starts at the text of the first tab, not at its focus ring.
  list: '-ml-1.5 flex gap-3 overflow-x-auto bg-[linear-gradient(var(--line-strong)_0_0)] bg-size-[calc(100%-0.375rem)_1px] bg-right-bottom bg-no-repeat [scrollbar-width:none]',
  tab: [
    'relative inline-flex min-h-(--tab-h,3.25rem) flex-none items-center gap-2 whitespace-nowrap px-2 font-semibold text-(length:--control-text,1rem)/none text-ink-muted hover:text-ink',
    'focus-visible:-outline-offset-3 focus-visible:shadow-[inset_0_0_0_5px_var(--focus-inner)]',
    'after:absolute after:inset-x-1.5 after:bottom-0 after:hidden after:[border-radius:2px_2px_0_0] after:[border-bottom:4px_solid_var(--signal)] after:shadow-[0_0_0_0.5px_var(--signal-deep)]',
    'aria-selected:text-ink aria-selected:after:block',
  ].join(' '),
  count:
    'inline-grid h-[1.375rem] min-w-6 place-items-center rounded-full bg-sunken px-1.5 text-2xs text-ink-soft tabular-nums',
}
