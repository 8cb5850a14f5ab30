import type { ReactNode } from 'react'
import { ScrollArea } from '#app/admin/ui/scroll-area.tsx'
import { Drawing } from '#app/ui/picture/drawing.tsx'

type ScrollListProps = {
  label: string
  rows: ReactNode[]
  empty: { image: string; text: string }
}

/** A scrollable list of 250px high, or an empty state. */
export function ScrollList({ label, rows, empty }: ScrollListProps) {
  if (rows.length === 0) {
    return (
      <div className="grid min-h-[250px] content-center justify-items-center gap-2 p-5 text-center text-ink-muted">
        <Drawing src={empty.image} className="w-36" />
        <p>{empty.text}</p>
      </div>
    )
  }

  return (
    <ScrollArea label={`Lijst: ${label}`} height="250px">
      <ul className="divide-y divide-line">{rows}</ul>
    </ScrollArea>
  )
}
