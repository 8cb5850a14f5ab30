import KeyRound from 'lucide-react/icons/key-round'
import { useEffect, useState } from 'react'
import { signWithPasskey } from '#app/admin/api/passkey.ts'
import { useCurrentAccount } from '#app/admin/session/use-account.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { proofOf } from '#domain/access/passkey.ts'

/** A code of the logged-in admin's second factor, or what their passkey signed in its place. */
export function OwnCodeField({ errors }: { errors?: string[] }) {
  const account = useCurrentAccount()
  const hasPasskey =
    account?.passkeySite?.why === null &&
    account.passkeys.some(({ host }) => host === account.passkeySite.host)
  const [proof, setProof] = useState<string>()
  const [why, setWhy] = useState<string>()

  // What was signed works once.
  useEffect(() => {
    if (errors) setProof(undefined)
  }, [errors])

  async function sign() {
    setWhy(undefined)
    const signed = await signWithPasskey('second-step')
    if (signed.ok) setProof(proofOf(signed.value))
    else setWhy(signed.why)
  }

  if (proof) {
    return (
      <div role="status">
        <Notice tone="positive">Je passkey is gebruikt. Ga verder.</Notice>
        <input type="hidden" name="code" value={proof} />
      </div>
    )
  }

  return (
    <div className="grid justify-items-start gap-3">
      <div className="w-full">
        <TextField
          label={account?.hasApp === false ? 'Herstelcode' : 'Code uit je app, of een herstelcode'}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          hint="Elke code werkt één keer. Heb je er net mee ingelogd? Wacht dan op de volgende."
          errors={errors}
        />
      </div>
      {hasPasskey && (
        <Button tone="secondary" onClick={sign}>
          <KeyRound aria-hidden />
          Gebruik je passkey
        </Button>
      )}
      {why && (
        <p role="alert" className="text-negative-ink text-sm">
          {why}
        </p>
      )}
    </div>
  )
}
