import type { LucideIcon } from 'lucide-react'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { ReactNode, Ref } from 'react'

const tones = {
  plain: { look: 'bg-sunken text-ink', icon: Info, iconLook: '' },
  info: { look: 'bg-action-soft text-ink', icon: Info, iconLook: 'text-action' },
  positive: { look: 'bg-positive-soft text-positive-ink', icon: CircleCheck, iconLook: '' },
  caution: { look: 'bg-caution-soft text-caution-ink', icon: TriangleAlert, iconLook: '' },
  error: { look: 'bg-negative-soft text-negative-ink', icon: CircleAlert, iconLook: '' },
}

type NoticeProps = {
  tone?: keyof typeof tones
  title?: string
  icon?: LucideIcon
  action?: ReactNode
  children?: ReactNode
  /** Lets a form move focus to the summary of its errors. */
  ref?: Ref<HTMLDivElement>
}

export function Notice({ tone = 'plain', title, icon, action, children, ref }: NoticeProps) {
  const { look, icon: ownIcon, iconLook } = tones[tone]
  const Icon = icon ?? ownIcon

  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      role={tone === 'error' ? 'alert' : undefined}
      className={`flex gap-3 rounded-md p-4 text-[0.9375rem]/[1.5] ${look}`}
    >
      <Icon size="1.25rem" className={`mt-[0.1rem] flex-none ${iconLook}`} aria-hidden />
      <div className="min-w-0 grow">
        {title && <strong className="font-bold">{title} </strong>}
        {children}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  )
}
