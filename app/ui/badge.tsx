import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

const tones = {
  signal: 'bg-signal text-on-signal in-data-stale:bg-sunken in-data-stale:text-ink-muted',
  ink: 'bg-(--ink-900) text-white',
  open: 'bg-caution-soft text-caution-ink',
  done: 'bg-positive-soft text-positive-ink',
  error: 'bg-negative-soft text-negative-ink',
  plain: 'bg-sunken text-ink-soft',
  blue: 'bg-action-soft-hover text-link-hover',
}

type BadgeProps = { tone?: keyof typeof tones; icon?: LucideIcon; children: ReactNode }

export function Badge({ tone = 'plain', icon: Icon, children }: BadgeProps) {
  return (
    <span
      className={`inline-flex min-h-6.5 items-center gap-[0.35rem] whitespace-nowrap rounded-xs px-2 py-0.5 font-semibold text-xs/[1.3] ${tones[tone]}`}
    >
      {Icon && <Icon size="0.9375rem" className="flex-none" aria-hidden />}
      {children}
    </span>
  )
}
