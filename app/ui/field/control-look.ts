/** Shared by input, select and textarea. */
export const controlLook = [
  'block w-full min-h-(--field-h,3rem) rounded-md border-[1.5px] border-line-control bg-card text-ink text-(length:--control-text,1rem)/[1.4]',
  'transition-[border-color,box-shadow] duration-(--fast) placeholder:text-ink-muted placeholder:opacity-100 hover:border-ink focus-visible:border-ink',
  'aria-invalid:border-negative aria-invalid:not-focus-visible:shadow-[inset_0_0_0_0.5px_var(--negative)]',
  'disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-sunken disabled:text-ink-muted disabled:opacity-100',
].join(' ')
