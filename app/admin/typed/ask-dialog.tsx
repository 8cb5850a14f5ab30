import { type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import { PutBack } from './put-back.tsx'
import { typedIsThere } from './still-there.ts'
import { type CallErrors, type CallFormOptions, useCallForm } from './use-call-form.ts'
import type { Typed } from './use-typed.ts'

export type AskDialogProps<Input, Answer> = CallFormOptions<Input, Answer> & {
  title: string
  text?: ReactNode
  size?: 'lg' | undefined
  /** The button's label, at rest and while busy. */
  action: { rest: string; busy?: string; tone?: 'primary' | 'danger' }
  /** A second action, at the left: remove it. */
  other?: { label: string; onSelect: () => void } | undefined
  /** What is typed in it, and the title of the question before that is lost. None for a password or a code alone. */
  typed?: { in: Typed; unsaved: string }
  onClose: () => void
  children: (errors: CallErrors, busy: boolean) => ReactNode
}

/**
 * A dialog with a form. Mounted only while open. What is typed is back after a reload, and asked about before it is
 * lost; a failed call leaves it there.
 */
export function AskDialog<Input, Answer>(props: AskDialogProps<Input, Answer>) {
  const { title, text, size, action, other, typed, onClose, children } = props
  const id = useId()
  const { form, errors, problem, busy } = useCallForm(props)
  const discard = typed?.in.discard
  const close = busy ? () => undefined : (discard?.before(onClose) ?? onClose)

  // Outside the DOM of a form around it, so that its fields are not fields of that form.
  return createPortal(
    <>
      <Dialog
        open
        onClose={close}
        title={title}
        text={text}
        size={size}
        actions={
          <>
            {other && (
              <div className="mr-auto">
                <Button tone="ghost" onClick={other.onSelect}>
                  {other.label}
                </Button>
              </div>
            )}
            <Button tone="secondary" disabled={busy} onClick={close}>
              Annuleren
            </Button>
            <Button
              type="submit"
              form={id}
              tone={action.tone}
              busy={busy ? action.busy : undefined}
            >
              {action.rest}
            </Button>
          </>
        }
      >
        <form id={id} {...form} className="grid gap-5">
          {typed?.in.putBackFrom && (
            <PutBack at={typed.in.putBackFrom} onTakeAway={typed.in.takeAway} />
          )}
          {problem && (
            <Notice tone="error" title="Niet gelukt.">
              {problem} {discard?.isDirty && typedIsThere}
            </Notice>
          )}
          {children(errors, busy)}
        </form>
      </Dialog>
      {typed && (
        <DiscardDialog
          discard={typed.in.discard}
          saving={busy}
          title={typed.unsaved}
          onDiscard={onClose}
        />
      )}
    </>,
    document.body,
  )
}
