import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { useProduct } from '#app/admin/api/product.ts'
import { CopyButton } from '#app/admin/ui/copy-button.tsx'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import type { Outstanding } from '#domain/earnings/payout/payout.ts'
import { payerName, reminderOf } from '#domain/earnings/payout/reminder.ts'

type ReminderDialogProps = { owed: Outstanding; onClose: () => void }

/** A text to copy or to mail. Nothing is sent from here. */
export function ReminderDialog({ owed, onClose }: ReminderDialogProps) {
  const product = useProduct()
  const reminder = reminderOf(owed, product)
  const [text, setText] = useState(reminder?.text ?? '')
  const subject = reminder?.subject ?? ''
  const mail = `mailto:?${new URLSearchParams({ subject, body: text }).toString().replaceAll('+', '%20')}`

  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={`Herinnering aan ${payerName(owed)}`}
      text="Wij versturen niets. Kopieer de tekst, of open haar in je mailprogramma."
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            Sluiten
          </Button>
          <CopyButton text={text} what="de tekst" />
          <a href={mail} className={buttonLook({ tone: 'primary', size: 'sm' })}>
            <Mail aria-hidden />
            Open in je mail
          </a>
        </>
      }
    >
      <TextField
        label="Tekst"
        lines={14}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </Dialog>
  )
}
