const rest = 'border-line-strong bg-card text-ink hover:border-ink'
const chosen = 'border-ink bg-ink text-page'

/** For a link or a button; the caller also sets `aria-current` or `aria-pressed`. */
export function chipLook(selected = false): string {
  return `inline-flex min-h-(--chip-h,2.75rem) items-center gap-2 whitespace-nowrap rounded-full border-[1.5px] px-(--chip-x,0.875rem) py-1 font-medium text-(length:--chip-text,0.9375rem) transition-colors duration-(--fast) ${selected ? chosen : rest}`
}
