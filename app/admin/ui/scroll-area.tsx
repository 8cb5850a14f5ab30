import { ScrollArea as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type ScrollAreaProps = {
  /** The accessible name of the region. */
  label: string
  /** A CSS length: `250px`. */
  height: string
  children: ReactNode
}

export function ScrollArea({ label, height, children }: ScrollAreaProps) {
  return (
    <Radix.Root scrollHideDelay={600} className="relative overflow-hidden" style={{ height }}>
      <Radix.Viewport
        role="region"
        aria-label={label}
        tabIndex={0}
        className="size-full focus-visible:-outline-offset-3 [&>div]:block!"
      >
        {children}
      </Radix.Viewport>
      <Radix.Scrollbar orientation="vertical" className="flex w-2.5 touch-none select-none p-0.5">
        <Radix.Thumb className="relative flex-1 rounded-full bg-line-strong" />
      </Radix.Scrollbar>
    </Radix.Root>
  )
}
