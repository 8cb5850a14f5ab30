import { type FormEvent, type ReactNode, useId } from 'react'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'

type AskDialogProps = {
  title: string
  text?: string
  /** The label of the submit button. */
  action: string
  /** A second action, at the left: remove it. */
  other?: { label: string; onSelect: () => void }
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A small form in a dialog over the text. */
export function AskDialog(props: AskDialogProps) {
  const { title, text, action, other, onSubmit, onClose, children } = props
  const id = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    // React events bubble through portals, to the post's form around it.
    event.stopPropagation()
    onSubmit()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      text={text}
      actions={
        <>
          {other && (
            <div className="mr-auto">
              <Button tone="ghost" onClick={other.onSelect}>
                {other.label}
              </Button>
            </div>
          )}
          <Button tone="secondary" onClick={onClose}>
            Annuleren
          </Button>
          <Button type="submit" form={id}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-5">
        {children}
      </form>
    </Dialog>
  )
}
