import type { LucideIcon } from 'lucide-react'
import { Toolbar as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { Tooltip } from './tooltip.tsx'

type ToolbarProps = { label: string; children: ReactNode }

/** One Tab stop; the arrow keys move between its buttons. */
export function Toolbar({ label, children }: ToolbarProps) {
  return (
    <Radix.Root aria-label={label} className="flex flex-wrap gap-0.5 bg-subtle px-2 py-1.5">
      {children}
    </Radix.Root>
  )
}

export function ToolbarLine() {
  return <Radix.Separator className="mx-1.5 my-2.5 w-px flex-none bg-line-strong" />
}

type ToolbarButtonProps = {
  label: string
  icon: LucideIcon
  /** For a toggle button. */
  pressed?: boolean
  /** The equivalent shortcut: 'Ctrl+B'. */
  shortcut?: string
} & Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'>

/** The tooltip includes the shortcut. */
export function ToolbarButton(props: ToolbarButtonProps) {
  const { label, shortcut } = props

  return (
    <Tooltip text={shortcut ? `${label} (${shortcut})` : label}>
      <BareToolbarButton {...props} />
    </Tooltip>
  )
}

/** Without a tooltip, for a trigger that has its own, such as a menu. */
export function BareToolbarButton({
  label,
  icon: Icon,
  pressed,
  shortcut,
  ...rest
}: ToolbarButtonProps) {
  return (
    <Radix.Button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut?.replaceAll('Ctrl', 'Control')}
      // Otherwise the text loses the selection that the button acts on.
      onMouseDown={(event) => event.preventDefault()}
      className="inline-grid h-11 w-9 flex-none place-items-center rounded-md transition-colors duration-(--fast) -outline-offset-2! hover:bg-hover disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-disabled aria-pressed:bg-signal aria-pressed:text-on-signal max-lg:w-11"
      {...rest}
    >
      <Icon size={18} aria-hidden />
    </Radix.Button>
  )
}
