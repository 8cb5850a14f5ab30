import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { download } from '#app/admin/api/download.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { DiscardDialog } from '#app/admin/typed/discard-dialog.tsx'
import { useDiscard } from '#app/admin/typed/use-discard.ts'
import { Dialog } from '#app/admin/ui/dialog.tsx'
import { LoadFailed } from '#app/admin/ui/load-failed.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { ContactPerson } from '#domain/contact/contact.ts'
import { countedMessages, isSameAddress, personFile } from '#domain/contact/contact-person.ts'
import { forgetPerson, readPerson } from './inbox-calls.ts'

type InboxPersonProps = {
  email: string
  onClose: () => void
  /** All data of the person was deleted. */
  onForgotten: () => void
}

/** The right of access and erasure: all data of one person, with a button to delete it. */
export function InboxPerson({ email, onClose, onForgotten }: InboxPersonProps) {
  const [person, setPerson] = useState<ContactPerson | 'failed'>()
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const discard = useDiscard(typed.trim() !== '')
  const read = useCallback(() => {
    setPerson(undefined)
    readPerson(email).then(setPerson, () => setPerson('failed'))
  }, [email])

  useEffect(read, [read])

  return (
    <>
      <Dialog
        open
        onClose={isBusy ? () => undefined : discard.before(onClose)}
        title="Gegevens van deze persoon"
      >
        {person === undefined ? (
          <Spinner label="Gegevens worden geladen..." />
        ) : person === 'failed' ? (
          <LoadFailed what="de gegevens" onRetry={read} />
        ) : (
          <div className="grid gap-5">
            <Everything person={person} />
            <Forget {...{ email, typed, isBusy, setTyped, setBusy, onForgotten }} />
          </div>
        )}
      </Dialog>
      <DiscardDialog
        discard={discard}
        saving={isBusy}
        title="Nog niets verwijderd"
        label="Niet verwijderen"
        onDiscard={onClose}
      />
    </>
  )
}

function Everything({ person }: { person: ContactPerson }) {
  const { email, requests } = person

  function save() {
    const content = JSON.stringify(person, null, 2)
    download(personFile(email), content, 'application/json')
  }

  return (
    <section className="grid justify-items-start gap-3">
      <p className="wrap-anywhere text-ink-soft">
        Van <b className="font-semibold text-ink">{email}</b> bewaren we{' '}
        {countedMessages(requests.length)}, met de antwoorden en de interne notities daarbij.
      </p>
      <Button tone="secondary" onClick={save}>
        <Download aria-hidden />
        Download alles
      </Button>
    </section>
  )
}

type ForgetProps = Pick<InboxPersonProps, 'email' | 'onForgotten'> & {
  typed: string
  isBusy: boolean
  setTyped: (typed: string) => void
  setBusy: (isBusy: boolean) => void
}

function Forget({ email, typed, isBusy, setTyped, setBusy, onForgotten }: ForgetProps) {
  const toast = useToast()
  const [isWrong, setWrong] = useState(false)

  async function forget(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (!isSameAddress(typed, email)) return setWrong(true)

    setBusy(true)
    try {
      const { deleted } = await forgetPerson(email)
      const text = `${countedMessages(deleted)} van ${email} voorgoed verwijderd.`
      toast({ title: 'Gegevens verwijderd', text })
      onForgotten()
    } catch (error) {
      const text = failureText(error, 'De gegevens zijn niet verwijderd.')
      toast({ title: 'Fout bij verwijderen', text, tone: 'error' })
      setBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={forget} className="grid gap-4 border-line border-t pt-5">
      <h3 className="text-[1.0625rem]">Verwijder alles voorgoed</h3>
      <Notice tone="caution">
        Dit kan niet ongedaan worden gemaakt. Geplande reservekopieën houden de gegevens vast tot ze
        worden vervangen.
      </Notice>
      <TextField
        label="Typ het e-mailadres om te bevestigen"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isBusy}
        value={typed}
        errors={isWrong ? [`Typ ${email} om te bevestigen`] : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setWrong(false)
        }}
      />
      <div className="justify-self-end">
        <Button type="submit" tone="danger" busy={isBusy ? 'Verwijderen...' : undefined}>
          <Trash2 aria-hidden />
          Verwijder alles voorgoed
        </Button>
      </div>
    </form>
  )
}
