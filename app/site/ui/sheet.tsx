import X from 'lucide-react/icons/x'
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { afterPaint } from '#app/site/page/after-paint.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { lockScroll } from '#app/ui/lock-scroll.ts'
import { inertBeside } from './inert-beside.ts'

type SheetProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Label of the close button, when it says more than Sluiten. */
  closeLabel?: string
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A panel that slides up from the bottom of a phone. It closes on Escape and on a press beside it, and
 * restores focus.
 *
 * A popover, because a modal dialog makes the page inert in the frame that shows it: that restyles every
 * element. Here the page is inert, and the content is drawn, right after that frame.
 */
export function Sheet({
  open,
  onClose,
  title,
  closeLabel = 'Sluiten',
  footer,
  children,
}: SheetProps) {
  const titleId = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const [isDrawn, setDrawn] = useState(false)

  // A wider window may have another place for what is in it.
  const closeIfHidden = useEffectEvent(() => {
    if (!sheet.current?.checkVisibility()) onClose()
  })

  useLayoutEffect(() => {
    const element = sheet.current
    if (!open || !element) return

    const opener = document.activeElement
    const isShown = () => element.matches(':popover-open')
    let release = () => {}
    const unlockScroll = lockScroll()
    const onResize = () => closeIfHidden()
    window.addEventListener('resize', onResize)
    element.showPopover()
    element.querySelector('button')?.focus({ preventScroll: true })
    afterPaint().then(() => {
      if (!isShown()) return
      release = inertBeside(element)
      setDrawn(true)
    })

    return () => {
      window.removeEventListener('resize', onResize)
      element.hidePopover()
      unlockScroll()
      afterPaint().then(() => {
        release()
        // Strict mode closes and reopens it at once.
        if (isShown()) return
        setDrawn(false)
        if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      })
    }
  }, [open])

  return (
    <div
      ref={sheet}
      popover="auto"
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      className="mx-auto mt-auto mb-0 w-full max-w-[40rem] overflow-hidden rounded-t-[20px] bg-raised text-ink shadow-3 transition-[translate,opacity] duration-(--base) ease-out backdrop:bg-scrim starting:open:translate-y-4 starting:open:opacity-0"
      onToggle={({ newState }) => {
        if (open && newState === 'closed') onClose()
      }}
    >
      {(open || isDrawn) && (
        <div className="flex max-h-[88dvh] flex-col">
          <div
            aria-hidden="true"
            className="mx-auto mt-2.5 h-1 w-10 flex-none rounded-[2px] bg-line-strong"
          />
          <div className="flex flex-none items-center justify-between pt-1 pr-2.5 pb-2 pl-(--gutter)">
            <h2 id={titleId} className="text-[1.375rem]">
              {title}
            </h2>
            <IconButton label={closeLabel} icon={X} iconSize={24} onClick={onClose} />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-(--gutter) pb-4">
            {/* As high as a screen until then, so that the sheet has its height at once. */}
            {isDrawn ? children : <div className="h-dvh" />}
          </div>
          {footer && (
            <div className="flex flex-none gap-3 border-line border-t px-(--gutter) pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))] *:last:flex-1">
              {footer}
            </div>
          )}
        </div>
      )}
    </div>
  )
}
