import { useState } from 'react'
import { useAccess, useAccount } from '#app/admin/session/use-account.ts'
import { Panel } from '#app/admin/ui/panel.tsx'
import { QueryState } from '#app/admin/ui/query-state.tsx'
import { useToast } from '#app/admin/ui/toast.tsx'
import { Badge } from '#app/ui/badge.tsx'
import type { SecondFactorOffer } from '#domain/access/account.ts'
import { BothStepsDialog } from './both-steps-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'
import { SecondFactorState } from './second-factor-state.tsx'

/** An action that must be confirmed first. */
export type SecondFactorAction = 'on' | 'off' | 'codes'

/** The panel of the second factor: on or off, and the steps of setting it up. */
export function SecondFactor() {
  const query = useAccount()
  const [asked, ask] = useState<SecondFactorAction>()
  const [offer, setOffer] = useState<SecondFactorOffer>()
  const [codes, setCodes] = useState<string[]>()

  return (
    <Panel
      title="Inloggen in twee stappen"
      note={query.data && <OnOff isOn={query.data.hasSecondFactor} />}
    >
      <QueryState query={query} what="gegevens van je account">
        {(account) =>
          codes ? (
            <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
          ) : offer ? (
            <SecondFactorSetup
              offer={offer}
              onCancel={() => setOffer(undefined)}
              onDone={(recoveryCodes) => {
                setOffer(undefined)
                setCodes(recoveryCodes)
              }}
            />
          ) : (
            <SecondFactorState account={account} onAsk={ask} />
          )
        }
      </QueryState>
      {asked && (
        <Question
          asked={asked}
          hasSecondFactor={query.data?.hasSecondFactor ?? false}
          onClose={() => ask(undefined)}
          {...{ setOffer, setCodes }}
        />
      )}
    </Panel>
  )
}

function OnOff({ isOn }: { isOn: boolean }) {
  return <Badge tone={isOn ? 'done' : 'plain'}>{isOn ? 'Aan' : 'Uit'}</Badge>
}

type QuestionProps = {
  asked: SecondFactorAction
  hasSecondFactor: boolean
  onClose: () => void
  setOffer: (offer: SecondFactorOffer) => void
  setCodes: (codes: string[]) => void
}

function Question({ asked, hasSecondFactor, onClose, setOffer, setCodes }: QuestionProps) {
  const toast = useToast()
  const access = useAccess()

  if (asked === 'on') {
    // Who has a passkey shows it: a password alone adds no second way in.
    const Ask = hasSecondFactor ? BothStepsDialog : PasswordDialog
    return (
      <Ask
        title="Inloggen in twee stappen aanzetten"
        text="Vul eerst je wachtwoord in. Daarna koppel je de app op je telefoon."
        action={{ rest: 'Verder', busy: 'Controleren...' }}
        call={access.offerSecondFactor}
        failed="Er is een fout opgetreden bij het aanzetten."
        onClose={onClose}
        onDone={(offer) => {
          onClose()
          setOffer(offer)
        }}
      />
    )
  }
  if (asked === 'codes') {
    return (
      <BothStepsDialog
        title="Nieuwe herstelcodes maken"
        text="Je krijgt tien nieuwe codes. De oude werken daarna niet meer."
        action={{ rest: 'Nieuwe codes maken', busy: 'Maken...' }}
        call={access.renewRecoveryCodes}
        failed="Er is een fout opgetreden bij het maken van de codes."
        onClose={onClose}
        onDone={({ recoveryCodes }) => {
          onClose()
          setCodes(recoveryCodes)
        }}
      />
    )
  }
  return (
    <BothStepsDialog
      title="Weet je zeker dat je inloggen in twee stappen wilt uitzetten?"
      text="De app is daarna niet meer nodig. Heb je ook geen passkey, dan is je wachtwoord genoeg om in te loggen en werken je herstelcodes niet meer."
      action={{ rest: 'Uitzetten', busy: 'Uitzetten...', tone: 'danger' }}
      call={access.dropSecondFactor}
      failed="Er is een fout opgetreden bij het uitzetten."
      onClose={onClose}
      onDone={() => {
        onClose()
        toast({ title: 'Inloggen in twee stappen staat uit' })
      }}
    />
  )
}
