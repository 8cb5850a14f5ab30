import Eye from 'lucide-react/icons/eye'
import type { ReactNode } from 'react'

type FormPreviewProps = { label: string; children: ReactNode }

/** A preview made of the site's own component, and inert. */
export function FormPreview({ label, children }: FormPreviewProps) {
  return (
    <aside aria-label="Voorbeeld">
      <h2 className="mb-3 flex items-center gap-2 text-pretty font-medium font-sans text-ink-muted text-sm tracking-normal">
        <Eye size={16} className="flex-none" aria-hidden />
        {label}
      </h2>
      <div inert>{children}</div>
    </aside>
  )
}
