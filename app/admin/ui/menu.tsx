import type { LucideIcon } from 'lucide-react'
import Check from 'lucide-react/icons/check'
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

/** An item that is on or off. Choosing it leaves the menu open. */
export type MenuTick = { label: string; note?: string; isOn: boolean; onChange: () => void }

type MenuProps = {
  items: MenuItem[]
  /** Above the items, under a heading. */
  ticks?: { heading: string; items: MenuTick[] }
  /** For a button with only an icon. */
  tooltip?: string
  /** The button that opens it, usually an IconButton. */
  children: ReactNode
}

/** A menu; a dangerous item belongs last, and gets a line above it. */
export function Menu({ items, ticks, tooltip, children }: MenuProps) {
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
          className="z-(--z-overlay) max-h-(--radix-dropdown-menu-content-available-height) min-w-46 overflow-y-auto rounded-lg bg-raised p-1.5 text-[0.9375rem] shadow-[0_0_0_1px_var(--line),var(--elevation-3)]"
        >
          {ticks && ticks.items.length > 0 && (
            <DropdownMenu.Group>
              <DropdownMenu.Label className="px-3 pt-1.5 pb-1 font-medium text-ink-muted text-sm">
                {ticks.heading}
              </DropdownMenu.Label>
              {ticks.items.map((tick) => (
                <Tick key={tick.label} {...tick} />
              ))}
              <DropdownMenu.Separator className={lineLook} />
            </DropdownMenu.Group>
          )}
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

const lineLook = 'mx-3 my-1.5 h-px bg-line'

const entryLook =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-sm px-3 font-medium outline-offset-0!'

function Tick({ label, note, isOn, onChange }: MenuTick) {
  return (
    <DropdownMenu.CheckboxItem
      checked={isOn}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      className={`${entryLook} ${tones.plain}`}
    >
      <span className="grid size-4.5 flex-none place-items-center">
        <DropdownMenu.ItemIndicator>
          <Check size={18} aria-hidden />
        </DropdownMenu.ItemIndicator>
      </span>
      <span>
        {label}
        {note && <span className="block font-normal text-ink-muted text-sm">{note}</span>}
      </span>
    </DropdownMenu.CheckboxItem>
  )
}

type EntryProps = { item: MenuItem; first: boolean; onSelect: () => void }

function Entry({ item, first, onSelect }: EntryProps) {
  const { label, icon: Icon, to, newTab, tone = 'plain' } = item
  const look = `${entryLook} ${tones[tone]}`
  const content = (
    <>
      <Icon size={18} className="flex-none" aria-hidden />
      {label}
    </>
  )

  return (
    <>
      {tone === 'danger' && !first && <DropdownMenu.Separator className={lineLook} />}
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
