import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ReactNode } from 'react'

export type TableSort = { sort: string | null; dir: 'asc' | 'desc' }

const cellLook =
  'whitespace-nowrap px-2 2xl:px-3 py-0 text-left font-medium text-ink-muted text-sm first:pl-5! last:pr-5!'

/** Left out of a table: on a narrow screen (`true`), or only on a tablet, or up to a small laptop. */
export type Optional = boolean | 'tablet' | 'laptop'

export function optionalLook(optional: Optional | undefined) {
  if (optional === 'tablet') return 'md:max-xl:hidden'
  if (optional === 'laptop') return 'md:max-[90rem]:hidden'
  return optional ? 'max-[90rem]:hidden' : ''
}

type HeadCellProps = { end?: boolean; optional?: Optional; children: ReactNode }

/** Visually hidden on a phone, where each cell has its own label. */
export function HeadCell({ end, optional, children }: HeadCellProps) {
  return (
    <th
      scope="col"
      className={`${cellLook} h-10 max-md:sr-only ${end ? 'text-right' : ''} ${optionalLook(optional)}`}
    >
      {children}
    </th>
  )
}

type SortCellProps = Omit<HeadCellProps, 'children'> & {
  header: string
  /** The name of the sort. */
  name: string
  by: TableSort
  onSort: (sort: string) => void
}

const directions = {
  asc: { aria: 'ascending', icon: ArrowUp },
  desc: { aria: 'descending', icon: ArrowDown },
} as const

export function SortCell({ header, name, end, optional, by, onSort }: SortCellProps) {
  const direction = by.sort === name ? directions[by.dir] : undefined
  const Icon = direction?.icon ?? ChevronsUpDown

  return (
    <th
      scope="col"
      aria-sort={direction?.aria ?? 'none'}
      className={`${cellLook} max-md:block max-md:px-0! ${end ? 'text-right' : ''} ${optionalLook(optional)}`}
    >
      <button
        type="button"
        className={`-mx-2 inline-flex min-h-10 items-center gap-1 rounded-sm px-2 transition-colors duration-(--fast) hover:text-ink max-md:min-h-11 max-md:focus-visible:-outline-offset-3 max-md:focus-visible:shadow-none ${end ? 'md:flex-row-reverse' : ''} ${direction ? 'font-semibold text-ink' : ''}`}
        onClick={() => onSort(name)}
      >
        {header}
        <Icon size={16} className={`flex-none ${direction ? '' : 'opacity-60'}`} aria-hidden />
      </button>
    </th>
  )
}
