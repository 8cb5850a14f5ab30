import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'

const look = 'grid grid-cols-[minmax(0,1fr)] gap-5 px-4 py-5 md:p-6'

type FormSectionProps = {
  /** With a title the section collapses; FormPanel opens it when it contains an error. */
  title?: string
  /** Beside the title: what is folded away. */
  note?: string
  children: ReactNode
}

/** A section of a form, with a line above it. */
export function FormSection({ title, note, children }: FormSectionProps) {
  if (!title)
    return <div className={`${look} not-first:border-line not-first:border-t`}>{children}</div>

  return (
    <details className="group/section border-line border-t">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 px-4 py-2 font-semibold focus-visible:-outline-offset-3 focus-visible:shadow-none md:px-6 [&::-webkit-details-marker]:hidden">
        <span>
          {title}{' '}
          {note && <span className="wrap-anywhere font-normal text-ink-muted text-sm">{note}</span>}
        </span>
        <ChevronDown
          size={20}
          className="flex-none transition-transform duration-(--base) group-open/section:rotate-180"
          aria-hidden
        />
      </summary>
      <div className={`${look} pt-1!`}>{children}</div>
    </details>
  )
}

const shapes = {
  even: 'md:grid-cols-2',
  code: 'md:grid-cols-[11.5rem_minmax(0,1fr)] max-md:[&>:first-child_input]:w-32',
}

/** The heading of a section that does not fold, as high as the title of one that does. */
export const SectionTitle = ({ children }: { children: string }) => (
  <h2 className="font-sans font-semibold text-base tracking-normal">{children}</h2>
)

/** Two fields side by side where there is room. */
export function FormColumns({
  shape = 'even',
  children,
}: {
  shape?: keyof typeof shapes
  children: ReactNode
}) {
  return <div className={`grid items-start gap-5 ${shapes[shape]}`}>{children}</div>
}
