import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'

type FormPreviewProps = { label: string; children: ReactNode }

/** What the site will show, with the site's own component: to look at, not to use. */
export function FormPreview({ label, children }: FormPreviewProps) {
  return (
    <aside aria-label="Voorbeeld">
      <p className="mb-3 flex items-center gap-2 font-medium text-ink-muted text-sm">
        <Eye size={16} className="flex-none" aria-hidden />
        {label}
      </p>
      <div inert>{children}</div>
    </aside>
  )
}
