import { type ReactNode, useId } from 'react'
import type { FormErrors } from '#app/admin/form/form-kind.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type CallFormOptions, useCallForm } from './use-call-form.ts'

export type AskDialogProps<Input, Answer> = CallFormOptions<Input, Answer> & {
  title: string
  text?: ReactNode
  /** The button's label, at rest and while busy. */
  action: { rest: string; busy: string; tone?: 'primary' | 'danger' }
  onClose: () => void
  children: (errors: FormErrors) => ReactNode
}

/** A dialog with a form. Mounted only while open. */
export function AskDialog<Input, Answer>(props: AskDialogProps<Input, Answer>) {
  const { title, text, action, onClose, children } = props
  const id = useId()
  const { form, errors, problem, busy } = useCallForm(props)
  const close = busy ? () => undefined : onClose

  return (
    <Dialog
      open
      onClose={close}
      title={title}
      text={text}
      actions={
        <>
          <Button tone="secondary" disabled={busy} onClick={close}>
            Annuleren
          </Button>
          <Button type="submit" form={id} tone={action.tone} busy={busy ? action.busy : undefined}>
            {action.rest}
          </Button>
        </>
      }
    >
      <form id={id} {...form} className="grid gap-5">
        {problem && (
          <Notice tone="error" title="Niet gelukt.">
            {problem}
          </Notice>
        )}
        {children(errors)}
      </form>
    </Dialog>
  )
}
