import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

const titleLook = 'font-bold font-heading text-base/[1.3] tracking-[-0.006em]'

/**
 * A heading with its links; on a phone the heading folds them. The links are beside the
 * `<details>`, not in it: when closed it hides its content at every width, and not every browser
 * lets CSS undo that.
 */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="max-md:border-line-inverse max-md:border-t">
      <details className="group md:hidden">
        <summary className="flex min-h-14 items-center justify-between">
          <h2 className={titleLook}>{title}</h2>
          <ChevronDown
            size="1.25rem"
            className="flex-none transition-[rotate] duration-(--base) group-open:rotate-180"
            aria-hidden
          />
        </summary>
      </details>
      <h2 className={`max-md:hidden ${titleLook}`}>{title}</h2>
      <ul className="max-md:hidden max-md:pb-4 max-md:unfolded:block md:mt-3">{children}</ul>
    </div>
  )
}
