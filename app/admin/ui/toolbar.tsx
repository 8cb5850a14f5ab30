import type { LucideIcon } from 'lucide-react'
import { Toolbar as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { Tooltip } from './tooltip.tsx'

type ToolbarProps = { label: string; children: ReactNode }

/** One stop for the Tab key; within it the arrows go from button to button. */
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
  /** Of what is on or off. */
  pressed?: boolean
  /** The keys that do the same: 'Ctrl+B'. */
  shortcut?: string
} & Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'>

/** The keys are said in its tooltip. */
export function ToolbarButton(props: ToolbarButtonProps) {
  const { label, shortcut } = props

  return (
    <Tooltip text={shortcut ? `${label} (${shortcut})` : label}>
      <BareToolbarButton {...props} />
    </Tooltip>
  )
}

/** Without a tooltip, for what brings its own: a menu. */
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
      // The text keeps its selection, which is what the button is about.
      onMouseDown={(event) => event.preventDefault()}
      className="inline-grid h-11 w-9 flex-none place-items-center rounded-md transition-colors duration-(--fast) -outline-offset-2! hover:bg-hover disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-disabled aria-pressed:bg-signal aria-pressed:text-on-signal max-lg:w-11"
      {...rest}
    >
      <Icon size={18} aria-hidden />
    </Radix.Button>
  )
}
