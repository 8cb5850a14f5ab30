import type { LucideIcon } from 'lucide-react'

const tones = {
  signal: 'bg-signal text-on-signal',
  ink: 'bg-(--ink-900) text-(--yellow-500)',
  blue: 'bg-(--blue-600) text-white',
  plain: 'bg-sunken text-ink',
}

const sizes = { sm: 'size-9 rounded-sm', md: 'size-12 rounded-md' }
const iconSizes = { sm: '1.125rem', md: '1.5rem' }

type PictoProps = { icon: LucideIcon; tone?: keyof typeof tones; size?: keyof typeof sizes }

export function Picto({ icon: Icon, tone = 'signal', size = 'md' }: PictoProps) {
  return (
    <span className={`inline-grid flex-none place-items-center ${sizes[size]} ${tones[tone]}`}>
      <Icon size={iconSizes[size]} aria-hidden />
    </span>
  )
}
