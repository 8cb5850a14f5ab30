import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'

type SortButtonProps = {
  children: string
  /** Undefined if the table is sorted by another column. */
  dir: 'asc' | 'desc' | undefined
  onSort: () => void
}

const icons = { asc: ArrowUp, desc: ArrowDown }
const said = { asc: ', oplopend', desc: ', aflopend' }

/** In the head of a column: a press sorts by it. */
export function SortButton({ children, dir, onSort }: SortButtonProps) {
  const Icon = dir && icons[dir]

  return (
    <button
      type="button"
      className={`-mx-1.5 inline-flex min-h-9 items-center gap-1 rounded-sm px-1.5 hover:text-ink ${dir ? 'font-semibold text-ink' : ''}`}
      onClick={onSort}
    >
      {children}
      {Icon && <Icon size={16} className="flex-none" aria-hidden />}
      {dir && <span className="sr-only">{said[dir]}</span>}
    </button>
  )
}
