import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'

type PanelProps = {
  title: string
  icon?: LucideIcon
  /** The id for links to this panel. */
  anchor?: string
  /** Beside the title: a badge, a note. */
  note?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

export function Panel({ title, icon: Icon, anchor, note, foot, children }: PanelProps) {
  const id = useId()

  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="flex min-w-0 flex-col overflow-clip rounded-lg bg-card shadow-hairline"
    >
      <header className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-2 border-line border-b px-5 py-2">
        <h2
          id={id}
          className="flex items-center gap-2 font-bold text-[1.0625rem]/[1.3] tracking-[-0.008em]"
        >
          {Icon && <Icon size={20} className="flex-none" aria-hidden />}
          {title}
        </h2>
        {note}
      </header>
      <div className="grow">{children}</div>
      {foot && (
        <footer className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-line border-t px-5 py-3 text-ink-muted text-sm">
          {foot}
        </footer>
      )}
    </section>
  )
}
