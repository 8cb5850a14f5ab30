import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export function Feature({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-[0.4rem] text-ink-soft text-sm/[1.3]">
      <Icon size="1.0625rem" className="flex-none text-ink" aria-hidden />
      {children}
    </span>
  )
}
