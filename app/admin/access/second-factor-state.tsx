import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Account } from '#domain/access/account.ts'
import { counted } from '#domain/text/number.ts'
import type { SecondFactorAction } from './second-factor.tsx'

/** With this many left or fewer, new codes are advised. */
const fewCodes = 3

type SecondFactorStateProps = { account: Account; onAsk: (action: SecondFactorAction) => void }

/** Whether the second factor is on, and the actions for it. */
export function SecondFactorState({ account, onAsk }: SecondFactorStateProps) {
  const { hasSecondFactor, hasApp, needsSecondFactor, recoveryCodes } = account

  if (!hasSecondFactor) {
    return (
      <div className="grid justify-items-start gap-4 p-5">
        <p className="max-w-prose text-ink-soft">
          Bij het inloggen vragen we dan ook een code van de app op je telefoon. Wie alleen je
          wachtwoord kent, komt er niet in.
        </p>
        <Button onClick={() => onAsk('on')}>Aanzetten</Button>
      </div>
    )
  }

  return (
    <div className="grid gap-4 p-5">
      <p className="max-w-prose text-ink-soft">
        {hasApp
          ? 'Bij het inloggen vragen we ook een code van de app op je telefoon. Is je telefoon weg, dan log je in met een herstelcode.'
          : 'Bij het inloggen vragen we ook een passkey. Heb je die niet bij je, dan log je in met een herstelcode. Een app op je telefoon kan erbij.'}
      </p>
      {recoveryCodes > fewCodes ? (
        <p>Je hebt nog {recoveryCodes} van de 10 herstelcodes.</p>
      ) : (
        <Notice tone="caution">
          Je hebt nog {counted(recoveryCodes, 'herstelcode', 'herstelcodes')}. Maak nieuwe, zodat je
          er zonder telefoon ook in komt.
        </Notice>
      )}
      <div className="flex flex-wrap gap-3 max-md:*:flex-1">
        <Button tone="secondary" onClick={() => onAsk('codes')}>
          Nieuwe herstelcodes
        </Button>
        {hasApp ? (
          // Compulsory, it can be off only where a passkey takes its place.
          (!needsSecondFactor || account.passkeys.length > 0) && (
            <Button tone="secondary" onClick={() => onAsk('off')}>
              Uitzetten
            </Button>
          )
        ) : (
          <Button tone="secondary" onClick={() => onAsk('on')}>
            App koppelen
          </Button>
        )}
      </div>
    </div>
  )
}
