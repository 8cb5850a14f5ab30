import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'

/**
 * For a link, or for a span in a card that is one link: the arrow moves with the card's `group`.
 */
export function arrowLinkLook(): string {
  return 'group/arrow inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap font-semibold text-link hover:text-link-hover'
}

export function ArrowLabel({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ArrowRight
        size="1.125rem"
        className="flex-none transition-transform duration-(--base) ease-out group-hover/arrow:translate-x-[3px] within-hover:translate-x-[3px]"
        aria-hidden
      />
    </>
  )
}
