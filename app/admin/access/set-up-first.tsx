import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { href, Link, useNavigate } from 'react-router'
import { keepMustSetUp } from '#app/admin/api/session.ts'
import { logOutParam } from '#app/admin/session/login-address.ts'
import { LoginFrame } from '#app/admin/session/login-frame.tsx'
import { useAccess, useAccount } from '#app/admin/session/use-account.ts'
import { expectWelcome } from '#app/admin/session/welcome.tsx'
import { useCallForm } from '#app/admin/typed/use-call-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { SecondFactorOffer } from '#domain/access/account.ts'
import { confirmSchema } from '#domain/access/account-schema.ts'
import { parse } from '#domain/form/form.ts'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { OwnPasswordField } from './own-password-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'

/** The only page of an account that must have a second step and has none. */
export function SetUpFirst() {
  const navigate = useNavigate()
  const [offer, setOffer] = useState<SecondFactorOffer>()
  const [codes, setCodes] = useState<string[]>()

  function finish() {
    keepMustSetUp(false)
    expectWelcome()
    void navigate(href('/admin'), { replace: true })
  }

  return (
    <LoginFrame
      title="Stel je tweede stap in"
      text="Voor jouw rol is inloggen in twee stappen verplicht. Daarna opent het beheer."
    >
      {codes ? (
        <div className="-mx-5">
          <RecoveryCodes codes={codes} onKept={finish} />
        </div>
      ) : offer ? (
        <div className="-mx-5">
          <SecondFactorSetup offer={offer} onCancel={() => setOffer(undefined)} onDone={setCodes} />
        </div>
      ) : (
        <>
          <Begin onOffer={setOffer} />
          <PasskeyInstead onCodes={setCodes} />
        </>
      )}
      {!codes && (
        <p className="mt-4">
          <Link
            to={`${href('/admin/login')}?${logOutParam}`}
            className="-ml-1 inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-[0.2em] hover:underline"
          >
            <LogOut size={18} aria-hidden />
            Uitloggen
          </Link>
        </p>
      )}
    </LoginFrame>
  )
}

/** A passkey is a second step too, where the site has them. */
function PasskeyInstead({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const { data: account } = useAccount()
  const [isAdding, setAdding] = useState(false)
  if (!account || account.passkeySite.why !== null) return null
  if (location.origin !== account.passkeySite.origin) return null

  return (
    <div className="mt-3">
      <Button tone="secondary" size="lg" block onClick={() => setAdding(true)}>
        Gebruik een passkey
      </Button>
      {isAdding && (
        <AddPasskeyDialog account={account} onClose={() => setAdding(false)} onDone={onCodes} />
      )}
    </div>
  )
}

function Begin({ onOffer }: { onOffer: (offer: SecondFactorOffer) => void }) {
  const { offerSecondFactor } = useAccess()
  const isReady = useHydrated()
  const { form, errors, problem, busy } = useCallForm({
    check: (typed) => parse(confirmSchema, typed),
    call: offerSecondFactor,
    onDone: onOffer,
    failed: 'Er is een fout opgetreden bij het koppelen van je telefoon.',
  })

  return (
    // POST, so that a password can never end up in an address.
    <form {...form} method="post" className="grid gap-5">
      <p className="text-ink-soft">
        Bij het inloggen vragen we voortaan ook een code van een app op je telefoon. Wie alleen je
        wachtwoord kent, komt er dan niet in.
      </p>
      {problem && (
        <Notice tone="error" title="Niet gelukt.">
          {problem}
        </Notice>
      )}
      <OwnPasswordField errors={errors.password} />
      <div className="[&>button]:text-[0.9375rem]">
        <Button
          type="submit"
          size="lg"
          block
          busy={busy ? 'Koppelen...' : undefined}
          disabled={!isReady}
        >
          Koppel je telefoon
        </Button>
      </div>
    </form>
  )
}
