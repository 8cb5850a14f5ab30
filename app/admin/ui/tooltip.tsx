import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** Wraps everything with tooltips: after the first one, the next shows without delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  )
}

type TooltipProps = {
  text: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** One focusable element. It keeps its own name; the tooltip only adds to it. */
  children: ReactNode
}

export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-(--z-toast) max-w-64 rounded-sm bg-inverse px-2.5 py-1.5 font-medium text-on-inverse text-xs shadow-3"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
