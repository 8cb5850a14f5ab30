import type { LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { Tooltip } from './tooltip.tsx'

export type MenuItem = {
  label: string
  icon: LucideIcon
  /** A link, or an action with onSelect. */
  to?: string
  newTab?: boolean
  onSelect?: () => void
  tone?: 'plain' | 'danger'
}

const tones = {
  plain: 'text-ink data-highlighted:bg-hover',
  danger: 'text-negative-ink data-highlighted:bg-negative-soft',
}

type MenuProps = {
  items: MenuItem[]
  /** For a button with only an icon. */
  tooltip?: string
  /** The button that opens it, usually an IconButton. */
  children: ReactNode
}

/** A menu; a dangerous item belongs last, and gets a line above it. */
export function Menu({ items, tooltip, children }: MenuProps) {
  const chosen = useRef<() => void>(undefined)
  const trigger = <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>

  function act() {
    const onSelect = chosen.current
    chosen.current = undefined
    // After focus is back on the button, so that a dialog opened here can return it there.
    if (onSelect) queueMicrotask(onSelect)
  }

  return (
    <DropdownMenu.Root modal={false}>
      {tooltip ? <Tooltip text={tooltip}>{trigger}</Tooltip> : trigger}
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={act}
          className="z-(--z-overlay) min-w-46 rounded-lg bg-raised p-1.5 text-[0.9375rem] shadow-[0_0_0_1px_var(--line),var(--elevation-3)]"
        >
          {items.map((item, index) => (
            <Entry
              key={item.label}
              item={item}
              first={index === 0}
              onSelect={() => {
                chosen.current = item.onSelect
              }}
            />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

type EntryProps = { item: MenuItem; first: boolean; onSelect: () => void }

function Entry({ item, first, onSelect }: EntryProps) {
  const { label, icon: Icon, to, newTab, tone = 'plain' } = item
  const look = `flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-sm px-3 font-medium outline-offset-0! ${tones[tone]}`
  const content = (
    <>
      <Icon size={18} className="flex-none" aria-hidden />
      {label}
    </>
  )

  return (
    <>
      {tone === 'danger' && !first && (
        <DropdownMenu.Separator className="mx-3 my-1.5 h-px bg-line" />
      )}
      <DropdownMenu.Item asChild onSelect={onSelect} className={look}>
        {to ? (
          <Link to={to} target={newTab ? '_blank' : undefined}>
            {content}
          </Link>
        ) : (
          <button type="button">{content}</button>
        )}
      </DropdownMenu.Item>
    </>
  )
}
