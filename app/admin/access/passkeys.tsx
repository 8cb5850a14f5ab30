import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { useAccess, useAccount } from '#app/admin/session/use-account.ts'
import { Moment } from '#app/admin/ui/moment.tsx'
import { Panel } from '#app/admin/ui/panel.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Picto } from '#app/ui/picto.tsx'
import type { Account } from '#domain/access/account.ts'
import type { ListedPasskey, PasskeySite } from '#domain/access/passkey.ts'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { BothStepsDialog } from './both-steps-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** The passkeys of the admin, beside the app: as a second step, and in the place of the password. */
export function Passkeys() {
  const query = useAccount()
  const [codes, setCodes] = useState<string[]>()

  return (
    <Panel title="Passkeys">
      <QueryState query={query} what="gegevens van je account">
        {(account) =>
          codes ? (
            <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
          ) : (
            <PasskeyList account={account} onCodes={setCodes} />
          )
        }
      </QueryState>
    </Panel>
  )
}

type PasskeyListProps = { account: Account; onCodes: (codes: string[]) => void }

function PasskeyList({ account, onCodes }: PasskeyListProps) {
  const { passkeys, passkeySite } = account
  const { removePasskey } = useAccess()
  const toast = useToast()
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<ListedPasskey>()
  const why = whyNotHere(passkeySite)

  function added(recoveryCodes: string[]) {
    setAdding(false)
    toast({ title: 'Passkey toegevoegd' })
    if (recoveryCodes.length > 0) onCodes(recoveryCodes)
  }

  return (
    <>
      <div className="grid justify-items-start gap-4 p-5">
        <p className="max-w-prose text-ink-soft">
          Met een passkey log je in met je vinger, je gezicht of de pincode van je apparaat, zonder
          wachtwoord. Na je wachtwoord kan hij ook in plaats van een code. Hij werkt alleen op{' '}
          {passkeySite.host}.
        </p>
        {why ? (
          <Notice tone="caution">{why}</Notice>
        ) : (
          <Button tone="secondary" onClick={() => setAdding(true)}>
            Passkey toevoegen
          </Button>
        )}
      </div>
      {passkeys.length > 0 && (
        <ul aria-label="Passkeys" className="divide-y divide-line border-line border-t">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              site={passkeySite}
              onRemove={() => setRemoved(passkey)}
            />
          ))}
        </ul>
      )}
      {isAdding && (
        <AddPasskeyDialog account={account} onClose={() => setAdding(false)} onDone={added} />
      )}
      {removed && (
        <BothStepsDialog
          title={`Weet je zeker dat je de passkey "${removed.name}" wilt verwijderen?`}
          text="Je logt er daarna niet meer mee in, en andere apparaten worden uitgelogd. Haal hem ook weg op het apparaat zelf."
          action={{ rest: 'Verwijderen', busy: 'Verwijderen...', tone: 'danger' }}
          call={(typed) => removePasskey({ ...typed, id: removed.id })}
          failed="Er is een fout opgetreden bij het verwijderen van de passkey."
          onClose={() => setRemoved(undefined)}
          onDone={() => {
            setRemoved(undefined)
            toast({ title: 'Passkey verwijderd' })
          }}
        />
      )}
    </>
  )
}

/** Why there are none on the page as it was opened, which may be at another address of the site. */
function whyNotHere({ origin, why }: PasskeySite): string | null {
  if (why !== null || location.origin === origin) return why
  return `Passkeys horen bij ${origin}, en je bent nu op ${location.origin}. Open het beheer daar, of zet SITE_URL op de server goed.`
}

type PasskeyRowProps = { passkey: ListedPasskey; site: PasskeySite; onRemove: () => void }

function PasskeyRow({ passkey, site, onRemove }: PasskeyRowProps) {
  const { name, host, createdAt, lastUsedAt } = passkey

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
      <span className="flex max-md:hidden [&_svg]:text-ink-muted">
        <Picto icon={KeyRound} tone="plain" size="sm" />
      </span>
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold [overflow-wrap:anywhere]">
          {name}
          {host !== site.host && <Badge tone="open">Werkt alleen op {host}</Badge>}
        </p>
        <p className="text-ink-muted text-sm">
          Toegevoegd op <Moment at={createdAt} between=" om " />,{' '}
          {lastUsedAt ? (
            <>
              laatst gebruikt op <Moment at={lastUsedAt} between=" om " />
            </>
          ) : (
            'nog niet gebruikt'
          )}
        </p>
      </div>
      <Button tone="secondary" size="sm" onClick={onRemove}>
        Verwijderen
        <span className="sr-only">: {name}</span>
      </Button>
    </li>
  )
}
