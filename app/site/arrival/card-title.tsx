import type { LucideIcon } from 'lucide-react'

export function CardTitle({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <h2 className="mb-1.5 flex items-center gap-2 font-bold text-[16px] tracking-[-0.008em]">
      <Icon size="1.25rem" className="flex-none" aria-hidden />
      {children}
    </h2>
  )
}
