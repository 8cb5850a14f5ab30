import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export const deedLook = 'min-w-0 rounded-lg bg-card shadow-hairline'

/** A thing that is done for all parkings of a provider, with its button. */
export function Deed(props: {
  title: string
  icon: LucideIcon
  text: string
  children: ReactNode
}) {
  const { title, icon, text, children } = props

  return (
    <section
      aria-label={title}
      className={`flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 max-sm:*:w-full ${deedLook}`}
    >
      <div className="flex min-w-0 grow basis-64 gap-4">
        <DeedIcon icon={icon} />
        <div className="min-w-0">
          <DeedTitle>{title}</DeedTitle>
          <p className="text-ink-soft text-sm">{text}</p>
        </div>
      </div>
      {children}
    </section>
  )
}

export const DeedTitle = ({ children }: { children: ReactNode }) => (
  <h2 className="font-bold text-[1.0625rem]/[1.3] tracking-[-0.008em]">{children}</h2>
)

export const DeedIcon = ({ icon: Icon }: { icon: LucideIcon }) => (
  <span className="grid size-9 flex-none place-items-center rounded-sm bg-sunken">
    <Icon size={18} aria-hidden />
  </span>
)
