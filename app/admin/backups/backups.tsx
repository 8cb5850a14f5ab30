import Archive from 'lucide-react/icons/archive'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { download } from '#app/admin/api/download.ts'
import { failureText } from '#app/admin/api/failure.ts'
import { readWholeSite, useBackups, useMakeBackup } from '#app/admin/api/use-backups.ts'
import { Panel } from '#app/admin/ui/panel.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BackupRow } from './backup-row.tsx'

/** The backups: the existing ones, a new one, and how to restore one. */
export function Backups() {
  return (
    <>
      <StoredBackups />
      <WholeSite />
      <Panel title="Een kopie terugzetten">
        <div className="grid gap-3 p-5 text-ink-soft">
          <p className="max-w-prose">
            Dat doe je op de server, in een lege database. Stop eerst de site en voer dan in de map
            van de site dit uit:
          </p>
          <p>
            <code className="wrap-anywhere rounded-sm bg-sunken px-2 py-1 text-ink">
              npm run restore -- bestand
            </code>
          </p>
          <p className="max-w-prose">
            In plaats van <i>bestand</i> schrijf je waar de kopie staat. Daarna staat alles er zoals
            op het moment van de kopie, en moet iedereen opnieuw inloggen. Wie dat in twee stappen
            doet, heeft een herstelcode nodig, tenzij de site weer dezelfde <code>SECRETS_KEY</code>{' '}
            heeft.
          </p>
          <p className="max-w-prose">De handleiding legt het stap voor stap uit.</p>
        </div>
      </Panel>
    </>
  )
}

function StoredBackups() {
  const query = useBackups()
  const make = useMakeBackup()
  const { busy, run } = useBusy('Er is een fout opgetreden bij het maken van de kopie.')
  const toast = useToast()

  return (
    <Panel
      title="Bewaarde reservekopieën"
      foot={
        <>
          <span>Elke nacht komt er een bij.</span>
          <Button
            tone="secondary"
            size="sm"
            busy={busy ? 'Kopie maken...' : undefined}
            onClick={() =>
              run(async () => {
                await make()
                toast({ title: 'Kopie gemaakt', text: 'De kopie staat op de server.' })
              })
            }
          >
            <Archive aria-hidden />
            Maak nu een kopie
          </Button>
        </>
      }
    >
      <QueryState query={query} what="reservekopieën">
        {(backups) =>
          backups.length === 0 ? (
            <p className="p-5 text-ink-muted">Er is nog geen kopie gemaakt.</p>
          ) : (
            <ul aria-label="Reservekopieën" className="divide-y divide-line">
              {backups.map((backup) => (
                <BackupRow key={backup.id} backup={backup} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Panel>
  )
}

function WholeSite() {
  const { busy, run } = useBusy('Er is een fout opgetreden bij het downloaden van de site.')
  const toast = useToast()

  async function save() {
    const { name, content } = await readWholeSite()
    download(name, content, content.type)
    toast({ title: 'Site gedownload', text: `Opgeslagen als ${name}.` })
  }

  return (
    <Panel title="De hele site als bestand">
      <div className="grid justify-items-start gap-4 p-5">
        <p className="max-w-prose text-ink-soft">
          Alles in één bestand: luchthavens, parkings, artikelen, vragen, afbeeldingen, berichten,
          statistieken en instellingen, zoals ze nu zijn.
        </p>
        <Notice tone="caution" title="Bewaar het op een veilige plek.">
          In het bestand staan persoonsgegevens van wie je een bericht stuurde, en de versleutelde
          wachtwoorden (hashes) van je collega's.
        </Notice>
        <Button busy={busy ? 'Downloaden...' : undefined} onClick={() => run(save)}>
          <Download aria-hidden />
          Download de hele site
        </Button>
        <p role="status" className="text-ink-muted text-sm empty:sr-only">
          {busy && 'Dit kan even duren. Laat deze pagina open.'}
        </p>
      </div>
    </Panel>
  )
}

/** Runs a slow task, and reports its failure. */
function useBusy(failed: string) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  async function run(work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast({ title: 'Fout', text: failureText(error, failed), tone: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return { busy, run }
}
