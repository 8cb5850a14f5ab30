import { useEffect, useRef } from 'react'
import { useAccess } from '#app/admin/session/use-account.ts'
import { useCallForm } from '#app/admin/typed/use-call-form.ts'
import { CopyButton } from '#app/admin/ui/copy-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { SecondFactorOffer } from '#domain/access/account.ts'
import { codeSchema } from '#domain/access/account-schema.ts'
import { parse } from '#domain/form/form.ts'

type SecondFactorSetupProps = {
  offer: SecondFactorOffer
  onCancel: () => void
  onDone: (recoveryCodes: string[]) => void
}

/** Links an authenticator app, confirmed by a code from it. */
export function SecondFactorSetup({ offer, onCancel, onDone }: SecondFactorSetupProps) {
  const { acceptSecondFactor } = useAccess()
  const start = useRef<HTMLHeadingElement>(null)
  const { form, errors, problem, busy } = useCallForm({
    check: (typed) => parse(codeSchema, typed),
    call: acceptSecondFactor,
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    failed: 'Er is een fout opgetreden bij het koppelen van je telefoon.',
  })

  useEffect(() => start.current?.focus(), [])

  return (
    <form {...form} className="grid gap-5 p-5">
      <div className="grid gap-5 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-6">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(offer.qr)}`}
          alt="QR-code voor je authenticator-app"
          width={192}
          height={192}
          className="size-48 rounded-sm bg-white"
        />
        <div className="grid content-start gap-3">
          <h3
            ref={start}
            tabIndex={-1}
            className="font-sans text-[0.9375rem] outline-none focus-visible:shadow-none"
          >
            Koppel je telefoon
          </h3>
          <p className="text-ink-soft">
            Scan de QR-code met een authenticator-app, zoals Google Authenticator, Microsoft
            Authenticator of 1Password. Lukt dat niet, typ dan deze sleutel over:
          </p>
          <p className="flex flex-wrap items-center gap-3">
            <code className="wrap-anywhere rounded-sm bg-sunken px-2 py-1">
              {offer.secret.match(/.{1,4}/g)?.join(' ')}
            </code>
            <CopyButton text={offer.secret} what="sleutel" />
          </p>
        </div>
      </div>
      {problem && (
        <Notice tone="error" title="Niet gelukt.">
          {problem}
        </Notice>
      )}
      <div className="max-w-64">
        <TextField
          label="Code uit je app"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          hint="De zes cijfers die je app nu laat zien."
          errors={errors.code}
        />
      </div>
      <div className="flex flex-wrap gap-3 max-md:*:flex-1">
        <Button tone="secondary" disabled={busy} onClick={onCancel}>
          Annuleren
        </Button>
        <Button type="submit" busy={busy ? 'Controleren...' : undefined}>
          Aanzetten
        </Button>
      </div>
    </form>
  )
}
