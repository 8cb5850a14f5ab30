import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { Order } from '#domain/statistics/ranked.ts'

type SortHeadProps = {
  children: string
  /** Undefined if the table is sorted by another column. */
  dir: Order<unknown>['dir'] | undefined
  isText?: boolean
  className?: string
  onSort: () => void
}

const directions = {
  asc: { aria: 'ascending', icon: ArrowUp },
  desc: { aria: 'descending', icon: ArrowDown },
} as const

/** The head of a column of numbers; a press sorts by it. */
export function SortHead({ children, dir, isText, className = '', onSort }: SortHeadProps) {
  const { aria, icon: Icon } = dir ? directions[dir] : { aria: 'none' as const, icon: undefined }

  return (
    <th
      scope="col"
      aria-sort={aria}
      className={`whitespace-nowrap py-0 align-bottom font-medium text-ink-muted text-sm ${isText ? 'text-left' : 'pl-3 text-right'} ${className}`}
    >
      <button
        type="button"
        className={`-mx-1.5 inline-flex min-h-11 items-center gap-1 rounded-sm px-1.5 hover:text-ink ${dir ? 'font-semibold text-ink' : ''}`}
        onClick={onSort}
      >
        {children}
        {Icon && <Icon size={16} className="flex-none" aria-hidden />}
      </button>
    </th>
  )
}
