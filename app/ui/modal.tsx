import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { keepCaret } from '#app/ui/keep-caret.ts'
import { lockScroll } from '#app/ui/lock-scroll.ts'

type ModalProps = {
  open: boolean
  onClose: () => void
  labelledBy?: string
  describedBy?: string
  label?: string
  /** Asks a question that must be answered. */
  urgent?: boolean
  look: string
  children: ReactNode
}

/**
 * The native dialog behind dialog, drawer and sheet: it closes on Escape and on a click on the
 * backdrop, and restores focus. Its content is mounted only while it is open.
 */
export function Modal({
  open,
  onClose,
  labelledBy,
  describedBy,
  label,
  urgent,
  look,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return

    const unlockScroll = lockScroll()
    const putCaretBack = keepCaret()
    element.showModal()

    return () => {
      element.close()
      putCaretBack()
      if (!document.querySelector('dialog:modal')) unlockScroll()
    }
  }, [open])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is for the backdrop; Escape is the key.
    <dialog
      ref={dialog}
      role={urgent ? 'alertdialog' : undefined}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={`max-h-none text-ink backdrop:bg-scrim ${look}`}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // Strict mode closes and reopens it at once; report only a dialog that stays closed.
        if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose()
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        // Not when a text selection that began inside ends on the backdrop.
        if (pressedBeside.current && event.target === event.currentTarget) onClose()
      }}
    >
      {open && children}
    </dialog>
  )
}
