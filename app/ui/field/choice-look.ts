/** Shared by checkbox and radio: the row, and the box drawn in it. */
export const choiceLook = {
  row: 'flex min-h-(--check-h,2.75rem) cursor-pointer items-center gap-3 text-[0.9375rem]/[1.35] has-disabled:cursor-not-allowed has-disabled:text-ink-muted',
  box: [
    'grid size-5.5 flex-none cursor-pointer appearance-none place-items-center border-[1.5px] border-line-control bg-card',
    // No transition: each of its frames would hold up what the tick changes elsewhere.
    'hover:border-ink checked:border-action checked:bg-action',
    'aria-invalid:border-negative disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-sunken',
  ].join(' '),
  text: 'flex min-w-0 flex-1 items-baseline justify-between gap-2',
  count: 'text-ink-muted text-sm tabular-nums',
}
