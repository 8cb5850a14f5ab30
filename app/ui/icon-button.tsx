import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

const tones = {
  plain: 'text-ink hover:bg-hover',
  inverse: 'text-white hover:bg-white/[0.14]',
}

type Look = { tone?: keyof typeof tones }

/** The classes alone, for a link that looks like an icon button. */
export function iconButtonLook({ tone = 'plain' }: Look = {}): string {
  return `inline-grid size-11 flex-none place-items-center rounded-md transition-colors duration-(--fast) disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-disabled ${tones[tone]}`
}

type IconButtonProps = Look & {
  label: string
  icon: LucideIcon
  iconSize?: number
} & Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'>

export function IconButton({
  label,
  icon: Icon,
  iconSize = 20,
  tone,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button type={type} aria-label={label} className={iconButtonLook({ tone })} {...rest}>
      <Icon size={`${iconSize / 16}rem`} aria-hidden />
    </button>
  )
}
