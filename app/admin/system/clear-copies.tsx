import { useState } from 'react'
import { failureText } from '#app/admin/api/failure.ts'
import { useBackups, useKeepFewer } from '#app/admin/api/use-backups.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { type Backup, fewerThan, splitBackups } from '#domain/admin/backup.ts'
import { momentText } from '#domain/text/moment.ts'
import { counted } from '#domain/text/number.ts'
import { sizeText } from '#domain/text/size.ts'

/** Makes room by keeping fewer copies, after saying which go. */
export function ClearCopies() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Ruim kopieën op
      </Button>
      {isOpen && <ClearDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function ClearDialog({ onClose }: { onClose: () => void }) {
  const query = useBackups()
  const { mutate, isPending } = useKeepFewer()
  const toast = useToast()
  const count = query.data?.length ?? 0
  const kept = fewerThan(count)

  const clear = () =>
    mutate(kept, {
      onSuccess: (left) => {
        toast({ title: `${counted(count - (left ?? []).length, 'kopie', 'kopieën')} verwijderd` })
        onClose()
      },
      onError: (error) => {
        const text = failureText(error, 'Het opruimen is niet gelukt. Probeer het opnieuw.')
        toast({ title: 'Fout', text, tone: 'error' })
      },
    })

  return (
    <Dialog
      urgent
      open
      onClose={onClose}
      title="Weet je zeker dat je kopieën wilt opruimen?"
      text={
        <QueryState query={query} what="reservekopieën">
          {(backups) => <WhatGoes backups={backups} kept={kept} />}
        </QueryState>
      }
      actions={
        <>
          <Button tone="secondary" disabled={isPending} onClick={onClose}>
            Annuleren
          </Button>
          <Button
            tone="danger"
            disabled={count <= kept}
            busy={isPending ? 'Opruimen...' : undefined}
            onClick={clear}
          >
            Verwijder de oudste
          </Button>
        </>
      }
    />
  )
}

function WhatGoes({ backups, kept }: { backups: Backup[]; kept: number }) {
  const { gone, bytes } = splitBackups(backups, kept)
  const [newest] = gone
  const oldest = gone.at(-1)
  if (!newest || !oldest) return <p>Er is niet meer dan één kopie, en die blijft staan.</p>

  return (
    <>
      <p>
        {gone.length === 1
          ? `Eén kopie gaat weg, die van ${momentText(oldest.at)}`
          : `De ${gone.length} oudste kopieën gaan weg, van ${momentText(oldest.at)} tot en met ${momentText(newest.at)}`}
        : {sizeText(bytes)} komt vrij. Dat is niet terug te draaien.
      </p>
      <p>
        {kept === 1 ? 'De nieuwste blijft' : `De nieuwste ${kept} blijven`} staan, en voortaan
        bewaart de site er hoogstens {kept}. Dat getal wijzig je bij Instellingen.
      </p>
    </>
  )
}
