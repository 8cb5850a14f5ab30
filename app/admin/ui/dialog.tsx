import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Modal } from '#app/ui/modal.tsx'

const sizes = { md: 'sm:w-[30rem]', lg: 'sm:w-[44rem]', xl: 'sm:w-[68rem]' }

/**
 * A line above the buttons that the end of the content covers, so it shows only while there is
 * more.
 */
const lineBelowMore =
  'bg-[linear-gradient(var(--surface-raised)_0_0),linear-gradient(var(--line)_0_0)] bg-size-[100%_1px] bg-bottom bg-no-repeat [background-attachment:local,scroll]'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  text?: ReactNode
  /** Buttons: the one that cancels first, the main action last. */
  actions?: ReactNode
  /** It must be answered: it has no close button. */
  urgent?: boolean
  size?: keyof typeof sizes
  /** Anything more than a text: a form, a table. */
  children?: ReactNode
}

/** Centred, but at the bottom of the screen on a phone. */
export function Dialog({
  open,
  onClose,
  title,
  text,
  actions,
  urgent,
  size = 'md',
  children,
}: DialogProps) {
  const titleId = useId()
  const textId = useId()

  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      describedBy={text ? textId : undefined}
      urgent={urgent}
      look={`mt-auto mb-0 w-full max-w-full rounded-t-[20px] bg-raised shadow-3 sm:m-auto sm:max-w-[calc(100vw-2rem)] sm:rounded-xl ${sizes[size]}`}
    >
      <div className="relative flex max-h-[calc(100dvh-2rem)] flex-col pb-[env(safe-area-inset-bottom)]">
        <h2
          id={titleId}
          className={`px-6 pt-6 font-bold text-[1.25rem]/[1.3] tracking-[-0.008em] ${urgent ? '' : 'pr-16'}`}
        >
          {title}
        </h2>
        <div
          className={`min-h-0 overflow-y-auto overscroll-contain px-6 ${actions ? `pb-2 ${lineBelowMore}` : 'pb-6'}`}
        >
          {text && (
            <div id={textId} className="mt-2 grid gap-2 text-ink-soft">
              {text}
            </div>
          )}
          {children && <div className="mt-4">{children}</div>}
        </div>
        {actions && (
          <div
            className={`flex flex-wrap justify-end gap-3 px-6 pt-4 pb-6 ${children ? 'max-sm:*:grow' : ''}`}
          >
            {actions}
          </div>
        )}
        {/* Last in the DOM, so that a dialog with a form opens with focus on its first field. */}
        {!urgent && (
          <div className="absolute top-3.5 right-3.5">
            <IconButton label="Sluiten" icon={X} onClick={onClose} />
          </div>
        )}
      </div>
    </Modal>
  )
}
