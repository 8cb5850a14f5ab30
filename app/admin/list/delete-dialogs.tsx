import Trash2 from 'lucide-react/icons/trash'
import { Link } from 'react-router'
import { describeUsage } from '#app/admin/api/usage.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { textLinkLook } from '#app/ui/text-link-look.ts'
import type { Usage } from '#domain/api/problem.ts'
import type { Refusal, Removal } from './use-delete.ts'

type DeleteDialogsProps<Row> = {
  removal: Removal<Row>
  /** Another effect of deleting these rows; empty if there is none. */
  consequence?: (rows: Row[]) => string
}

/** The confirmation, and the refusal with its reason. */
export function DeleteDialogs<Row>({ removal, consequence }: DeleteDialogsProps<Row>) {
  return (
    <>
      <ConfirmDelete removal={removal} consequence={consequence} />
      {removal.refusal && <InUse refusal={removal.refusal} onClose={removal.closeRefusal} />}
    </>
  )
}

function ConfirmDelete<Row>({ removal, consequence }: DeleteDialogsProps<Row>) {
  const { asked, texts, isBusy, confirm, cancel } = removal
  const more = asked && consequence?.(asked)
  const close = isBusy ? () => undefined : cancel

  return (
    <Dialog
      open={asked !== undefined}
      onClose={close}
      urgent
      title={texts?.title ?? ''}
      text={
        <>
          <p>{texts?.question}</p>
          {more && <p className="text-ink-muted">{more}</p>}
        </>
      }
      actions={
        <>
          <Button tone="secondary" disabled={isBusy} onClick={close}>
            Annuleren
          </Button>
          <Button
            tone="danger"
            busy={isBusy ? 'Verwijderen...' : undefined}
            onClick={() => asked && confirm(asked)}
          >
            <Trash2 aria-hidden />
            Verwijderen
          </Button>
        </>
      }
    />
  )
}

function InUse({ refusal: { text, usages }, onClose }: { refusal: Refusal; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Fout bij verwijderen"
      text={<p>{text}</p>}
      actions={
        <Button tone="secondary" onClick={onClose}>
          Sluiten
        </Button>
      }
    >
      <ul aria-label="In gebruik bij" className="divide-y divide-line border-line border-y">
        {usages.map((usage) => (
          <li
            key={`${usage.kind} ${usage.id}`}
            className="flex min-h-11 items-center justify-between gap-4 py-1"
          >
            <UsageName usage={usage} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function UsageName({ usage }: { usage: Usage }) {
  const known = describeUsage(usage)
  if (!known) return usage.name

  return (
    <>
      <Link to={known.to} className={`min-w-0 ${textLinkLook}`}>
        {usage.name}
      </Link>
      <span className="flex-none text-ink-muted text-sm">{known.what}</span>
    </>
  )
}
