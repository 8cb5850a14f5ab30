import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Modal } from '#app/ui/modal.tsx'

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

/** A panel that slides up from the bottom of a phone. */
export function Sheet({
  open,
  onClose,
  title,
  closeLabel = 'Sluiten',
  footer,
  children,
}: SheetProps) {
  const titleId = useId()
  const content = useRef<HTMLDivElement>(null)

  // A wider window may have another place for what is in it.
  const closeIfHidden = useEffectEvent(() => {
    if (!content.current?.checkVisibility()) onClose()
  })
  useEffect(() => {
    if (!open) return
    const onResize = () => closeIfHidden()
    window.addEventListener('resize', onResize)
    return () => window.removeEventListener('resize', onResize)
  }, [open])

  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      look="mx-auto mt-auto mb-0 w-full max-w-[40rem] overflow-hidden rounded-t-[20px] bg-raised shadow-3 transition-[translate,opacity] duration-(--base) ease-out starting:open:translate-y-4 starting:open:opacity-0"
    >
      <div ref={content} className="flex max-h-[88dvh] flex-col">
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
          {children}
        </div>
        {footer && (
          <div className="flex flex-none gap-3 border-line border-t px-(--gutter) pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))] *:last:flex-1">
            {footer}
          </div>
        )}
      </div>
    </Modal>
  )
}
